/* Plays Cop & Rob three cards ahead: its own card, every card that may come next, its own again.
 *
 *     cc -O2 -o expectimax examples/engines/expectimax.c -lm
 *     python -m games arena cop_and_rob ./expectimax hard --matches 200
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROB, COP, BANK, NOBODY, WIDE = 96, CELLS = WIDE * WIDE, FAR = 6, SUPER = 5 };
static const int STEP[4] = {WIDE, 1, -WIDE, -1}, FACING[4] = {4, 8, 1, 2}; /* N E S W */
static const int KIND[16] = {9, 0, 0, 2, 0, 1, 2, 3, 0, 2, 1, 3, 2, 3, 3, 4}; /* by exits */
static const char *NAMES[6] = {"dead_end", "straight", "curve", "tee", "cross", "super"};

static unsigned char exits[CELLS], owner[CELLS], covered[CELLS]; /* covered: whose supercard, + 1 */
static int pawn[2], cards[2][64], many[2]; /* where each side's road cards lie */
static double odds[2][6];                  /* of each kind, in each deck */
static int marks[CELLS], mark, steps[CELLS];

static int cell(int x, int y) { return x + WIDE / 2 + (y + WIDE / 2) * WIDE; }
static int empty(int at) { return owner[at] == NOBODY && !covered[at]; }

/* The cards that this side can drive to, and the cells that its ways out lead to. Does one of them
 * meet an uncovered card of the other side? */
static int look(int side, int *ways, int *count) {
    static int todo[64];
    int n = 1, joined = 0;
    *count = 0, mark++;
    marks[todo[0] = pawn[side]] = mark;
    for (int i = 0; i < n; i++)
        for (int way = 0; way < 4; way++) {
            int there = todo[i] + STEP[way];
            if (!(exits[todo[i]] >> way & 1) || marks[there] == mark || covered[there])
                continue;
            if (owner[there] == NOBODY)
                ways[(*count)++] = there, marks[there] = mark;
            else if (owner[there] == side && exits[there] & FACING[way])
                todo[n++] = there, marks[there] = mark;
            else if (owner[there] == 1 - side && exits[there] & FACING[way])
                joined = 1;
        }
    return joined;
}

static int fits(int at, int card) {
    for (int way = 0; way < 4; way++) {
        int there = at + STEP[way];
        if (owner[there] != NOBODY && !(card >> way & 1) != !(exits[there] & FACING[way]))
            return 0;
    }
    return 1;
}

/* Cop's chance, before `turn` turns up a card; 0 or 1 only if it is over. */
static double judge(int turn, int left) {
    static int rob[256], cop[256], queue[CELLS];
    int robs, cops, n, near[FAR + 2] = {0}, first = FAR + 1, kinds = 0;
    if (look(COP, cop, &cops))
        return 1;
    look(ROB, rob, &robs);
    if (!robs || !cops)
        return !robs;
    if (!left && turn == ROB)
        return 0;
    mark++;
    for (n = 0; n < cops; n++)
        queue[n] = cop[n], marks[cop[n]] = mark, steps[cop[n]] = 1;
    for (int i = 0; i < n && steps[queue[i]] < FAR; i++)
        for (int way = 0; way < 4; way++) {
            int there = queue[i] + STEP[way];
            if (marks[there] != mark && empty(there))
                queue[n++] = there, marks[there] = mark, steps[there] = steps[queue[i]] + 1;
        }
    double joining = 0, free = 0;
    for (int i = 0; i < many[ROB]; i++)
        for (int way = 0; way < 4 && !covered[cards[ROB][i]]; way++) {
            int there = cards[ROB][i] + STEP[way];
            if (!(exits[cards[ROB][i]] >> way & 1) || !empty(there) || marks[there] != mark)
                continue;
            int far = steps[there];
            near[far]++, first = far < first ? far : first;
            for (int card = 1; far == 1 && card < 16; card++)
                if (!(kinds >> KIND[card] & 1) && fits(there, card))
                    kinds |= 1 << KIND[card], joining += odds[COP][KIND[card]];
        }
    for (int i = 0; i < robs; i++)
        free += marks[rob[i]] == mark ? (steps[rob[i]] - 1.0) / FAR : 1;
    double sum = 0.6 - 1.3 * log(free + 0.3) + 0.5 * log(cops) - 1.2 * log(first)
               + (turn == COP ? 4.5 : 3) * joining + 0.3 * near[2] + 0.2 * near[3]
               + 1.5 * log((left + 1) / 16.0);
    if (first > left)
        sum -= 3;
    return 1 / (1 + exp(-sum));
}

static double search(int side, int left, int depth);

/* Cop's chance after a card of `side`, so many cards ahead. */
static double after(int side, int left, int depth) {
    double chance = judge(1 - side, left);
    return depth && chance > 0 && chance < 1 ? search(1 - side, left, depth) : chance;
}

static double with_road(int side, int at, int card, int left, int depth) {
    owner[at] = side, exits[at] = card, cards[side][many[side]++] = at;
    double chance = after(side, left, depth);
    owner[at] = NOBODY, exits[at] = 0, many[side]--;
    return chance;
}

static double with_super(int side, int at, int lies, int left, int depth) {
    int was = covered[at];
    covered[at] = lies;
    double chance = after(side, left, depth);
    covered[at] = was;
    return chance;
}

static void better(int side, double *best, double chance) {
    if (*best < 0 || (side == COP ? chance > *best : chance < *best))
        *best = chance;
}

/* Cop's chance before `side` turns up a card. */
static double search(int side, int left, int depth) {
    int ways[256], count, theirs[256], others;
    double best[6] = {-1, -1, -1, -1, -1, -1}, sum = 0;
    left -= side == COP, depth--;
    look(side, ways, &count);
    for (int i = 0; i < count; i++)
        for (int card = 1; card < 16; card++)
            if (odds[side][KIND[card]] > 0 && fits(ways[i], card))
                better(side, &best[KIND[card]], with_road(side, ways[i], card, left, depth));
    if (odds[side][SUPER] > 0) {
        look(1 - side, theirs, &others);
        for (int i = 0; i < others; i++)
            better(side, &best[SUPER], with_super(side, theirs[i], side + 1, left, depth));
        for (int i = 0, all = many[1 - side]; i < all; i++)
            if (cards[1 - side][i] != pawn[1 - side] && !covered[cards[1 - side][i]])
                better(side, &best[SUPER],
                       with_super(side, cards[1 - side][i], side + 1, left, depth));
    }
    double none = -1;
    for (int kind = 0; kind < 6; kind++)
        if (odds[side][kind] > 0) {
            if (best[kind] < 0)
                best[kind] = none < 0 ? none = after(side, left, depth) : none;
            sum += odds[side][kind] * best[kind];
        }
    return sum;
}

/* Cop's chance after this legal move of `side`. */
static double played(int side, const char *move, int left) {
    char word[16] = "", way[8] = "";
    int x = 0, y = 0, card = 0;
    sscanf(move, "%15[a-z] %d,%d %7[NESW]", word, &x, &y, way);
    int at = cell(x, y), stood = pawn[side];
    for (char *c = way; *c; c++)
        card |= 1 << (strchr("NESW", *c) - "NESW");
    if (!strcmp(word, "place"))
        return with_road(side, at, card, left, 2);
    if (!strcmp(word, "drive"))
        pawn[side] = at;
    double chance = !strcmp(word, "drive") || !strcmp(word, "stay") ? after(side, left, 1)
                  : !strcmp(word, "discard")                       ? after(side, left, 2)
                  : with_super(side, at, *word == 'l' ? 0 : side + 1, left, 2);
    pawn[side] = stood;
    return chance;
}

/* Reads the cards on the table and in the decks; the deck of Cop has `left`. */
static void read_board(const char *line, int *left) {
    char who[8];
    int x, y, n, read;
    memset(exits, 0, sizeof exits), memset(covered, 0, sizeof covered);
    memset(owner, NOBODY, sizeof owner), owner[cell(0, 0)] = BANK, many[ROB] = many[COP] = 0;
    const char *at = strstr(line, "\"roads\":{") + 9;
    while (sscanf(at, "\"%d,%d\":[\"%3[a-z]\",%d]%n", &x, &y, who, &n, &read) == 4) {
        int side = *who == 'r' ? ROB : COP, here = cell(x, y);
        exits[here] = n, owner[here] = side, cards[side][many[side]++] = here;
        at += read + (at[read] == ',');
    }
    at = strstr(line, "\"supers\":{") + 10;
    while (sscanf(at, "\"%d,%d\":\"%3[a-z]\"%n", &x, &y, who, &read) == 3) {
        covered[cell(x, y)] = *who == 'r' ? 1 : 2;
        at += read + (at[read] == ',');
    }
    for (int side = ROB, a, b; side <= COP; side++) {
        at = strstr(strstr(line, "\"pawns\":{"), side ? "\"cop\":" : "\"rob\":");
        sscanf(at + 6, "\"%d,%d\"", &a, &b), pawn[side] = cell(a, b);
        at = strstr(strstr(line, "\"unseen\":{"), side ? "\"cop\":{" : "\"rob\":{");
        for (int kind = *left = 0; kind < 6; kind++)
            *left += odds[side][kind] = atoi(strchr(strstr(at, NAMES[kind]), ':') + 1);
        for (int kind = 0; kind < 6; kind++)
            odds[side][kind] /= *left ? *left : 1;
    }
}

int main(void) {
    static char line[1 << 20], move[128], best[128];
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "{\"type\":\"turn\"", 14))
            continue;
        int left, turn = atoi(strstr(line, "\"turn\":") + 7), read;
        int side = strstr(line, "\"role\":\"cop\"") ? COP : ROB;
        double most = -1;
        read_board(line, &left);
        int roles = strstr(line, "\"card\":null") != NULL;
        const char *at = strstr(line, "\"legal\":[") + 9;
        for (; sscanf(at, "\"%127[^\"]\"%n", move, &read) == 1; at += read + (at[read] == ',')) {
            double chance = roles ? 0 : played(side, move, left);
            if (side == ROB)
                chance = 1 - chance;
            if (chance > most)
                most = chance, strcpy(best, move);
        }
        printf("{\"type\":\"move\",\"turn\":%d,\"move\":\"%s\"}\n", turn, best);
        fflush(stdout);
    }
}
