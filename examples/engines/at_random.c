/* Plays any legal move of any game.
 *
 *     cc -O2 -o at_random examples/engines/at_random.c
 *     python -m games arena bushwhacked ./at_random easy
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The end of the JSON value that begins here. There are no spaces between values. */
static const char *skip(const char *at) {
    int deep = 0;
    do {
        if (*at == '"')
            for (at++; *at && *at != '"'; at++)
                if (*at == '\\' && at[1])
                    at++;
        if (*at == '{' || *at == '[')
            deep++;
        if (*at == '}' || *at == ']')
            deep--;
        if (*at)
            at++;
    } while (*at && (deep || !strchr(",:]}", *at)));
    return at;
}

/* The value of this name in the JSON object that begins here; NULL if there is none. */
static const char *find(const char *object, const char *name) {
    const char *at = object + 1;
    while (*at == '"') {
        const char *key = at + 1, *value = skip(at) + 1;
        size_t length = (size_t)(value - key) - 2;
        if (length == strlen(name) && !strncmp(key, name, length))
            return value;
        at = skip(value);
        if (*at == ',')
            at++;
    }
    return NULL;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    srand((unsigned)time(NULL) ^ (unsigned)clock());
    while (getline(&line, &room, stdin) > 0) {
        const char *type = find(line, "type");
        if (!type || strncmp(type, "\"turn\"", 6))
            continue;
        const char *move = find(line, "legal") + 1, *chosen = move;
        for (int count = 1; *move == '"'; count++) { /* each is as likely as the others */
            if (rand() % count == 0)
                chosen = move;
            move = skip(move);
            if (*move == ',')
                move++;
        }
        printf("{\"type\":\"move\",\"turn\":%ld,\"move\":%.*s}\n",
               strtol(find(line, "turn"), NULL, 10), (int)(skip(chosen) - chosen), chosen);
        fflush(stdout);
    }
    free(line);
    return 0;
}
