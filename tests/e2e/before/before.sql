BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('commands','0a78e4eefd60fd1803a03e0b142269e824fd469a42ac38efbd2976bd24f82113');
INSERT INTO "facts" VALUES('alive','1795309090.7065988');
CREATE TABLE guilds (
	id BIGINT NOT NULL, 
	settings JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE log (
	table_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(100) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES(1,0,1,'pass',1.79530909111338138578e+09);
INSERT INTO "log" VALUES(1,1,0,'pass',1.79530909124752187724e+09);
INSERT INTO "log" VALUES(1,2,1,'place F8',1.79530909140163540843e+09);
INSERT INTO "log" VALUES(1,3,1,'place H10',1.79530909154329490658e+09);
INSERT INTO "log" VALUES(1,4,0,'place F15',1.79530909168518066406e+09);
INSERT INTO "log" VALUES(1,5,0,'place D15',1.79530909182075023656e+09);
INSERT INTO "log" VALUES(1,6,1,'place J8',1.79530909195951318742e+09);
INSERT INTO "log" VALUES(1,7,0,'pass',1.79530909208318781855e+09);
INSERT INTO "log" VALUES(1,8,1,'place B6',1.79530909222662615775e+09);
INSERT INTO "log" VALUES(2,0,1,'rob',1.79530909285081267359e+09);
INSERT INTO "log" VALUES(2,1,1,'place 1,1 SW',1.79530909298019075389e+09);
INSERT INTO "log" VALUES(2,2,1,'drive 1,1',1.79530909310790348057e+09);
INSERT INTO "log" VALUES(2,3,0,'place 1,-1 W',1.79530909323869204523e+09);
INSERT INTO "log" VALUES(2,4,0,'stay',1.79530909337857794757e+09);
INSERT INTO "log" VALUES(2,5,1,'place -1,1 EW',1.79530909350851655007e+09);
INSERT INTO "log" VALUES(2,6,1,'stay',1.79530909363507175445e+09);
INSERT INTO "log" VALUES(2,7,0,'place 0,-2 NW',1.79530909376575922961e+09);
INSERT INTO "log" VALUES(2,8,0,'drive 1,-1',1.79530909389177107814e+09);
INSERT INTO "log" VALUES(3,0,1,'windmill F5',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,1,1,'grave C3',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,2,1,'plot D3',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,3,1,'grave C7',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,4,1,'plot C8',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,5,1,'grave F3',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,6,1,'plot F4',1.79530909461547374724e+09);
INSERT INTO "log" VALUES(3,7,1,'ready',1.79530909473524689671e+09);
INSERT INTO "log" VALUES(3,8,0,'windmill F7',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,9,0,'grave D1',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,10,0,'plot D2',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,11,0,'grave F4',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,12,0,'plot G4',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,13,0,'grave C3',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,14,0,'plot C4',1.7953090948651249408e+09);
INSERT INTO "log" VALUES(3,15,0,'ready',1.79530909498051118849e+09);
INSERT INTO "log" VALUES(3,16,0,'dig up',1.79530909511336660383e+09);
INSERT INTO "log" VALUES(3,17,1,'move down 4',1.79530909526043081286e+09);
INSERT INTO "log" VALUES(3,18,0,'dig right',1.79530909554276943201e+09);
INSERT INTO "log" VALUES(3,19,1,'dig up',1.79530909567607116703e+09);
INSERT INTO "log" VALUES(3,20,0,'move up 1',1.79530909581183862689e+09);
INSERT INTO "log" VALUES(3,21,1,'dig up',1.79530909595816850661e+09);
INSERT INTO "log" VALUES(4,0,0,'enter A4',1.79530909659816622736e+09);
INSERT INTO "log" VALUES(4,1,1,'enter D1',1.79530909672001338008e+09);
INSERT INTO "log" VALUES(4,2,0,'move S',1.79530909684174871444e+09);
INSERT INTO "log" VALUES(4,3,1,'move W',1.79530909697064709664e+09);
INSERT INTO "log" VALUES(4,4,0,'move N',1.79530909709527945524e+09);
INSERT INTO "log" VALUES(4,5,0,'take brain',1.79530909721436142921e+09);
INSERT INTO "log" VALUES(4,6,1,'move W',1.79530909733767485617e+09);
INSERT INTO "log" VALUES(4,7,0,'enter A4',1.79530909745682477948e+09);
INSERT INTO "log" VALUES(5,0,0,'first',1.79530909809245443342e+09);
INSERT INTO "log" VALUES(5,1,0,'scout K H2',1.79530909830074429517e+09);
INSERT INTO "log" VALUES(5,2,1,'scout B B2',1.7953090985077645779e+09);
INSERT INTO "log" VALUES(5,3,0,'scout R B1',1.79530909871605825426e+09);
INSERT INTO "log" VALUES(5,4,1,'scout R F1',1.79530909892983317381e+09);
INSERT INTO "log" VALUES(5,5,0,'scout N G5',1.79530909914491724967e+09);
INSERT INTO "log" VALUES(5,6,1,'scout K A8',1.79530909935094046595e+09);
INSERT INTO "log" VALUES(5,7,0,'claim K G7 G8',1.79530909955330038067e+09);
INSERT INTO "log" VALUES(5,8,1,'scout B A2',1.79530909975480222704e+09);
INSERT INTO "log" VALUES(5,9,0,'claim R A6 G6',1795309099.95695);
INSERT INTO "log" VALUES(5,10,1,'pass',1.79530910011523175233e+09);
INSERT INTO "log" VALUES(5,11,0,'scout R G2',1.79530910030668020243e+09);
INSERT INTO "log" VALUES(5,12,0,'claim Q D5 H1',1.79530910053118014334e+09);
INSERT INTO "log" VALUES(6,0,0,'windmill A2',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,1,0,'grave D2',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,2,0,'plot D1',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,3,0,'grave A8',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,4,0,'plot B8',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,5,0,'grave E8',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,6,0,'plot D8',1.79530910184427809715e+09);
INSERT INTO "log" VALUES(6,7,0,'ready',1.79530910196344518662e+09);
INSERT INTO "log" VALUES(8,0,0,'enter A4',1.79530910210016632086e+09);
INSERT INTO "log" VALUES(8,1,1,'enter D1',1.79530910222497820855e+09);
INSERT INTO "log" VALUES(8,2,0,'move S',1.79530910235296654701e+09);
INSERT INTO "log" VALUES(8,3,1,'move W',1.79530910248224949833e+09);
INSERT INTO "log" VALUES(8,4,0,'move N',1.79530910260456109048e+09);
INSERT INTO "log" VALUES(8,5,0,'take heart',1.79530910272052264217e+09);
INSERT INTO "log" VALUES(8,6,1,'move W',1.79530910284315109253e+09);
INSERT INTO "log" VALUES(8,7,0,'enter A4',1.79530910296916770938e+09);
INSERT INTO "log" VALUES(8,8,0,'resign',1.79530910310606431961e+09);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	reason VARCHAR(300) NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (table_id)
);
INSERT INTO "matches" VALUES(1,8,1573865140279836672,'graveyard_shift',1,7,'{0} resigned',1.79530910310586094857e+09);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	settings JSON DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(1573865140279836676,'Anna','{}');
INSERT INTO "people" VALUES(1573865140279836677,'Bob','{}');
CREATE TABLE presses (
	interaction BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (interaction)
);
INSERT INTO "presses" VALUES(1573865141391327233,1.79530909071751666066e+09);
INSERT INTO "presses" VALUES(1573865141903032320,1.79530909083469510079e+09);
INSERT INTO "presses" VALUES(1573865142393765888,1.7953090909493706226e+09);
INSERT INTO "presses" VALUES(1573865143081631744,1.79530909111338138578e+09);
INSERT INTO "presses" VALUES(1573865143643668480,1.79530909124752187724e+09);
INSERT INTO "presses" VALUES(1573865144289591296,1.79530909140163540843e+09);
INSERT INTO "presses" VALUES(1573865144885182464,1.79530909154329490658e+09);
INSERT INTO "presses" VALUES(1573865145480773632,1.79530909168518066406e+09);
INSERT INTO "presses" VALUES(1573865146047004672,1.79530909182075023656e+09);
INSERT INTO "presses" VALUES(1573865146634207232,1.79530909195951318742e+09);
INSERT INTO "presses" VALUES(1573865147150106624,1.79530909208318781855e+09);
INSERT INTO "presses" VALUES(1573865147749892096,1.79530909222662615775e+09);
INSERT INTO "presses" VALUES(1573865148769107968,1.79530909247229385379e+09);
INSERT INTO "presses" VALUES(1573865149259841536,1.79530909258825111386e+09);
INSERT INTO "presses" VALUES(1573865149746380800,1.79530909270237731931e+09);
INSERT INTO "presses" VALUES(1573865150367137792,1.79530909285081267359e+09);
INSERT INTO "presses" VALUES(1573865150912397312,1.79530909298019075389e+09);
INSERT INTO "presses" VALUES(1573865151445073920,1.79530909310790348057e+09);
INSERT INTO "presses" VALUES(1573865151994527744,1.79530909323869204523e+09);
INSERT INTO "presses" VALUES(1573865152581730304,1.79530909337857794757e+09);
INSERT INTO "presses" VALUES(1573865153126989824,1.79530909350851655007e+09);
INSERT INTO "presses" VALUES(1573865153659666432,1.79530909363507175445e+09);
INSERT INTO "presses" VALUES(1573865154204925952,1.79530909376575922961e+09);
INSERT INTO "presses" VALUES(1573865154737602560,1.79530909389177107814e+09);
INSERT INTO "presses" VALUES(1573865155299639296,1795309094.02629);
INSERT INTO "presses" VALUES(1573865156205608960,1.79530909424396419526e+09);
INSERT INTO "presses" VALUES(1573865156692148224,1.79530909435938644405e+09);
INSERT INTO "presses" VALUES(1573865157166104576,1.79530909447139525418e+09);
INSERT INTO "presses" VALUES(1573865157761695744,1.79530909461547374724e+09);
INSERT INTO "presses" VALUES(1573865158273400832,1.79530909473524689671e+09);
INSERT INTO "presses" VALUES(1573865158810271744,1.7953090948651249408e+09);
INSERT INTO "presses" VALUES(1573865159301005312,1.79530909498051118849e+09);
INSERT INTO "presses" VALUES(1573865159858847744,1.79530909511336660383e+09);
INSERT INTO "presses" VALUES(1573865160475410432,1.79530909526043081286e+09);
INSERT INTO "presses" VALUES(1573865161662398464,1.79530909554276943201e+09);
INSERT INTO "presses" VALUES(1573865162220240896,1.79530909567607116703e+09);
INSERT INTO "presses" VALUES(1573865162786471936,1.79530909581183862689e+09);
INSERT INTO "presses" VALUES(1573865163403034624,1.79530909595816850661e+09);
INSERT INTO "presses" VALUES(1573865164535496704,1.79530909622995567317e+09);
INSERT INTO "presses" VALUES(1573865165009453056,1.79530909634275722503e+09);
INSERT INTO "presses" VALUES(1573865165479215104,1.79530909645393252369e+09);
INSERT INTO "presses" VALUES(1573865166087389184,1.79530909659816622736e+09);
INSERT INTO "presses" VALUES(1573865166599094272,1.79530909672001338008e+09);
INSERT INTO "presses" VALUES(1573865167106605056,1.79530909684174871444e+09);
INSERT INTO "presses" VALUES(1573865167651864576,1.79530909697064709664e+09);
INSERT INTO "presses" VALUES(1573865168171958272,1.79530909709527945524e+09);
INSERT INTO "presses" VALUES(1573865168675274752,1.79530909721436142921e+09);
INSERT INTO "presses" VALUES(1573865169191174144,1.79530909733767485617e+09);
INSERT INTO "presses" VALUES(1573865169690296320,1.79530909745682477948e+09);
INSERT INTO "presses" VALUES(1573865170642403328,1.79530909768743062024e+09);
INSERT INTO "presses" VALUES(1573865171137331200,1.79530909780374050145e+09);
INSERT INTO "presses" VALUES(1573865171623870464,1.795309097917857647e+09);
INSERT INTO "presses" VALUES(1573865172353679360,1.79530909809245443342e+09);
INSERT INTO "presses" VALUES(1573865173226094592,1.79530909830074429517e+09);
INSERT INTO "presses" VALUES(1573865174094315520,1.7953090985077645779e+09);
INSERT INTO "presses" VALUES(1573865174966730752,1.79530909871605825426e+09);
INSERT INTO "presses" VALUES(1573865175864311808,1.79530909892983317381e+09);
INSERT INTO "presses" VALUES(1573865176770281472,1.79530909914491724967e+09);
INSERT INTO "presses" VALUES(1573865177630113792,1.79530909935094046595e+09);
INSERT INTO "presses" VALUES(1573865178481557504,1.79530909955330038067e+09);
INSERT INTO "presses" VALUES(1573865179324612608,1.79530909975480222704e+09);
INSERT INTO "presses" VALUES(1573865180176056320,1795309099.95695);
INSERT INTO "presses" VALUES(1573865180830367744,1.79530910011523175233e+09);
INSERT INTO "presses" VALUES(1573865181639868416,1.79530910030668020243e+09);
INSERT INTO "presses" VALUES(1573865182579392512,1.79530910053118014334e+09);
INSERT INTO "presses" VALUES(1573865184353583104,1.79530910095590639109e+09);
INSERT INTO "presses" VALUES(1573865184856899584,1.79530910107573604588e+09);
INSERT INTO "presses" VALUES(1573865185351827456,1.79530910119185328484e+09);
INSERT INTO "presses" VALUES(1573865185955807233,1.79530910133813428877e+09);
INSERT INTO "presses" VALUES(1573865186597535744,1.79530910149004936217e+09);
INSERT INTO "presses" VALUES(1573865187075686400,1.79530910160510921475e+09);
INSERT INTO "presses" VALUES(1573865187558031360,1.79530910171742892266e+09);
INSERT INTO "presses" VALUES(1573865188069736448,1.79530910184427809715e+09);
INSERT INTO "presses" VALUES(1573865188589830144,1.79530910196344518662e+09);
INSERT INTO "presses" VALUES(1573865189164449792,1.79530910210016632086e+09);
INSERT INTO "presses" VALUES(1573865189688737792,1.79530910222497820855e+09);
INSERT INTO "presses" VALUES(1573865190221414400,1.79530910235296654701e+09);
INSERT INTO "presses" VALUES(1573865190766673920,1.79530910248224949833e+09);
INSERT INTO "presses" VALUES(1573865191282573312,1.79530910260456109048e+09);
INSERT INTO "presses" VALUES(1573865191764918272,1.79530910272052264217e+09);
INSERT INTO "presses" VALUES(1573865192280817664,1.79530910284315109253e+09);
INSERT INTO "presses" VALUES(1573865192809299968,1.79530910296916770938e+09);
INSERT INTO "presses" VALUES(1573865193383919616,1.79530910310606431961e+09);
INSERT INTO "presses" VALUES(1573865194042425344,1.79530910326629137988e+09);
INSERT INTO "presses" VALUES(1573865194524770304,1795309103.38003);
INSERT INTO "presses" VALUES(1573865194990338048,1.79530910348913645743e+09);
INSERT INTO "presses" VALUES(1573865195569152000,1.79530910362632679941e+09);
CREATE TABLE ratings (
	guild BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	person BIGINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	points INTEGER NOT NULL, 
	matches INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	gone BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (guild, game, person)
);
INSERT INTO "ratings" VALUES(1573865140279836672,'graveyard_shift',1573865140279836677,2.23646105068595026912e+01,8.06590141354368,927,1,0,0,0,0);
INSERT INTO "ratings" VALUES(1573865140279836672,'graveyard_shift',1573865140279836676,2.76353894931404973087e+01,8.06590141354368,1138,1,1,1,1,0);
INSERT INTO "ratings" VALUES(1573865140279836672,'all',1573865140279836677,2.23646105068595026912e+01,8.06590141354368,927,1,0,0,0,0);
INSERT INTO "ratings" VALUES(1573865140279836672,'all',1573865140279836676,2.76353894931404973087e+01,8.06590141354368,1138,1,1,1,1,0);
INSERT INTO "ratings" VALUES(0,'graveyard_shift',1573865140279836677,2.23646105068595026912e+01,8.06590141354368,927,1,0,0,0,0);
INSERT INTO "ratings" VALUES(0,'graveyard_shift',1573865140279836676,2.76353894931404973087e+01,8.06590141354368,1138,1,1,1,1,0);
INSERT INTO "ratings" VALUES(0,'all',1573865140279836677,2.23646105068595026912e+01,8.06590141354368,927,1,0,0,0,0);
INSERT INTO "ratings" VALUES(0,'all',1573865140279836676,2.76353894931404973087e+01,8.06590141354368,1138,1,1,1,1,0);
CREATE TABLE "results" (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	shared BOOLEAN NOT NULL, 
	rating INTEGER, 
	overall INTEGER, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES(8,0,1573865140279836677,2,0,927,927);
INSERT INTO "results" VALUES(8,1,1573865140279836676,1,0,1138,1138);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,1573865140279836676);
INSERT INTO "seats" VALUES(1,1,1573865140279836677);
INSERT INTO "seats" VALUES(2,0,1573865140279836676);
INSERT INTO "seats" VALUES(2,1,1573865140279836677);
INSERT INTO "seats" VALUES(3,0,1573865140279836677);
INSERT INTO "seats" VALUES(3,1,1573865140279836676);
INSERT INTO "seats" VALUES(4,0,1573865140279836677);
INSERT INTO "seats" VALUES(4,1,1573865140279836676);
INSERT INTO "seats" VALUES(5,0,1573865140279836677);
INSERT INTO "seats" VALUES(5,1,1573865140279836676);
INSERT INTO "seats" VALUES(6,0,1573865140279836677);
INSERT INTO "seats" VALUES(6,1,1573865140279836676);
INSERT INTO "seats" VALUES(7,0,1573865140279836676);
INSERT INTO "seats" VALUES(8,0,1573865140279836677);
INSERT INTO "seats" VALUES(8,1,1573865140279836676);
INSERT INTO "seats" VALUES(9,0,1573865140279836676);
INSERT INTO "seats" VALUES(9,1,1573865140279836677);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	stage VARCHAR(10) NOT NULL, 
	due FLOAT, 
	thinking BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	shown INTEGER DEFAULT '-1' NOT NULL, 
	facts TEXT NOT NULL, 
	deal TEXT, 
	messages TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES(1,1573865140279836672,1573865141391327232,'bushwhacked','playing',1.79535229222635841364e+09,0,11,11,'{"id":1,"guild":1573865140279836672,"channel":1573865141391327232,"game_id":"bushwhacked","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true},{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"first":"random"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795395492.2263584,"turn_began":1795309092.2263584,"remind":1795352292.2263584,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309090.7157245,"started":1795309090.9491096,"ended":0.0,"ending":"","rules":1,"nonce":"0b31c9efa8e592542d518a3f5ef87f84","revision":11}','{"first": 1}','{"board":{"channel":1573865141391327232,"message":1573865147854749696,"turn":7,"key":"376c6dc397c9a5aa","text":"**Bob** places a stone on B6.","alt":"Bushwhacked. Anna to move. Stones to place: 2. Exposed to capture: none.\nBases: D9 I4 I9 I14 N9.\nWhite (Anna). In hand: 28 play, 20 capture. Bases: none. Play stones: D15 F15. Capture stones: none.\nRed (Bob). In hand: 26 play, 20 capture. Bases: none. Play stones: B6 F8 H10 J8. Capture stones: none.","call":0},"passed":null,"letters":{}}');
INSERT INTO "tables" VALUES(2,1573865140279836672,1573865148718776321,'cop_and_rob','playing',1.79535229389158678056e+09,0,13,13,'{"id":2,"guild":1573865140279836672,"channel":1573865148718776321,"game_id":"cop_and_rob","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true},{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"roles":"lots"},"side":"lot","clock":"1d","marks":{},"offer":{"kind":"draw","seat":0,"absent":-1,"agreed":[]},"declined":0,"calls":1,"called":[1573865140279836677],"deadline":1795395493.8915868,"turn_began":1795309093.8915868,"remind":1795352293.8915868,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309092.4704797,"started":1795309092.7018328,"ended":0.0,"ending":"","rules":1,"nonce":"dd1a4a7f3bf36037bdb4891f5f8af99e","revision":13}','{"lots": [["dead_end", "cross"]], "rob": ["curve", "straight", "tee", "tee", "cross", "straight", "straight", "curve", "dead_end", "cross", "dead_end", "dead_end", "straight", "straight", "straight", "curve", "curve", "dead_end", "curve", "curve", "super", "cross", "tee", "dead_end", "cross", "tee", "tee", "super", "cross", "dead_end", "cross", "tee"], "cop": ["dead_end", "curve", "straight", "cross", "cross", "cross", "cross", "straight", "dead_end", "dead_end", "super", "straight", "curve", "tee", "cross", "tee", "dead_end", "super", "curve", "curve", "dead_end", "cross", "curve", "tee", "tee", "tee", "curve", "straight", "dead_end", "straight", "straight", "tee"]}','{"board":{"channel":1573865148718776321,"message":1573865155362553856,"turn":4,"key":"d70f7d0cf97a4e47","text":"**Anna** places a curve at 0,-2, leading north and west.\n**Anna** drives to 1,-1.\n**Bob** turns up a tee.","alt":"Cop & Rob. Bob (Rob) places a tee; it fits at -2,1 0,2.\nRob (Bob) stands at 1,1. In reach: N E W 0,1; S W 1,1; E W -1,1. Ways out: -2,1 0,2 1,0.\nCop (Anna) stands at 1,-1. In reach: E S W 0,-1; W 1,-1; N W 0,-2. Ways out: -1,-2 -1,-1.\nRob''s deck: 6 dead ends, 5 straights, 5 curves, 5 tees, 6 crosses, 2 supercards.\nCop''s deck: 5 dead ends, 6 straights, 5 curves, 6 tees, 6 crosses, 2 supercards.","call":1},"passed":null,"letters":{}}');
INSERT INTO "tables" VALUES(3,1573865140279836672,1573865156159471617,'graverobber','playing',1.79535229595801210404e+09,0,12,12,'{"id":3,"guild":1573865140279836672,"channel":1573865156159471617,"game_id":"graverobber","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true},{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"placement":"apart","assist":"off","skip_end":"on"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795395495.958012,"turn_began":1795309095.958012,"remind":1795352295.958012,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309094.2429745,"started":1795309094.4712121,"ended":0.0,"ending":"","rules":1,"nonce":"693eff71c2064c149db9484f19ca2315","revision":12}','{}','{"board":{"channel":1573865156159471617,"message":1573865163495309312,"turn":6,"key":"f3b8cdbf0f1b58bf","text":"**Anna** digs up: H5, no Plot there.","alt":"Graverobber: Bob is Red, Anna is White.\nTurn 4: Bob is to play.\nPlots dug up: Bob 0, Anna 0.\nBob''s board:\nBob''s piece is on A2.\nAnna''s piece was last known on H4.\nNo Plot: H5.\nWalked once: A2.\nAnna''s board:\nAnna''s piece is on H4.\nBob''s piece was last known on A1.\nNo Plot: B1 A2.\nWalked once: H4 H5 H6 H7.","call":0},"passed":null,"letters":{"0":{"channel":1573865156729896960,"message":1573865163533058048,"turn":7,"key":"9d3d7cddd74902c4","text":"","alt":"","call":0},"1":{"channel":1573865156251746304,"message":1573865162958438400,"turn":6,"key":"888f5f60629e7e2d","text":"","alt":"","call":0}}}');
INSERT INTO "tables" VALUES(4,1573865140279836672,1573865164489359361,'graveyard_shift','playing',1.79535229745665478708e+09,0,10,10,'{"id":4,"guild":1573865140279836672,"channel":1573865164489359361,"game_id":"graveyard_shift","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true},{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"rounds":"3"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795395497.4566548,"turn_began":1795309097.4566548,"remind":1795352297.4566548,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309096.2287648,"started":1795309096.453182,"ended":0.0,"ending":"","rules":1,"nonce":"7252a745d7256a1c798406132088952a","revision":10}','{"first": 0, "rounds": [{"B2": ["brain", "legs"], "C2": ["heart", "heart"], "B3": ["chest", "chest"], "C3": ["brain", "legs"], "A2": ["chest"], "A3": ["brain"], "B1": ["heart"], "B4": ["chest"], "C1": ["brain"], "C4": ["legs"], "D2": ["heart"], "D3": ["legs"]}, {"B2": ["brain", "brain"], "C2": ["heart", "legs"], "B3": ["chest", "legs"], "C3": ["heart", "chest"], "A2": ["heart"], "A3": ["brain"], "B1": ["chest"], "B4": ["heart"], "C1": ["legs"], "C4": ["chest"], "D2": ["legs"], "D3": ["brain"]}, {"B2": ["heart", "brain"], "C2": ["heart", "chest"], "B3": ["legs", "chest"], "C3": ["brain", "legs"], "A2": ["brain"], "A3": ["legs"], "B1": ["legs"], "B4": ["brain"], "C1": ["heart"], "C4": ["chest"], "D2": ["heart"], "D3": ["chest"]}]}','{"board":{"channel":1573865164489359361,"message":1573865169744822272,"turn":7,"key":"8387aab21f2ba9b9","text":"**Bob** enters at A4.","alt":"Graveyard Shift, round 1 of 3.\nAnna is to move: north to B3, east to D1, west to A1.\nBob: pawn on A4; collected: brain; rounds won: 0.\nAnna: pawn on B1; collected: nothing; rounds won: 0.\nParts, bottom to top:\nB4 chest\nC4 legs\nB3 chest, chest\nC3 brain, legs\nD3 legs\nA2 chest\nB2 brain, legs\nC2 heart, heart\nD2 heart\nB1 heart, brain","call":0},"passed":null,"letters":{}}');
INSERT INTO "tables" VALUES(5,1573865140279836672,1573865170596265984,'pointsweeper','playing',1.79530928053078937529e+09,0,15,15,'{"id":5,"guild":1573865140279836672,"channel":1573865170596265984,"game_id":"pointsweeper","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true},{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"clock":"standard"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795309280.5307894,"turn_began":1795309100.5307894,"remind":null,"reminded":[],"reminded_now":[],"banks":{"0":120.0,"1":120.0},"period":1,"opened":1795309097.6857514,"started":1795309097.917325,"ended":0.0,"ending":"","rules":1,"nonce":"d445bbd17173353e0cb1502efa7dc354","revision":15}','{"boards": [[[2, 5, 2, 3, -1, 1, 0, -2], [2, -1, 3, 1, 0, 0, 1, 0], [-1, 5, "*", -2, "*", 2, 5, "*"], [1, -2, 4, 3, 4, 1, -2, -1], [2, 0, -1, 4, 3, 4, "*", 0], [2, -2, 4, 4, 2, 1, 1, 5], [5, 3, "*", 3, -1, "*", -2, -1], ["*", "*", "*", -2, 5, "*", 4, 0]], [[2, "*", -1, 2, -2, 4, -2, 0], [2, "*", 1, 1, 4, "*", 1, -2], [0, -2, 1, -2, 1, -1, 2, 3], [3, 4, "*", "*", "*", -2, "*", -1], [5, 5, 1, 4, 5, 0, 3, 1], [3, 4, -1, -1, -1, "*", 3, 0], [4, 0, 2, 0, 2, 5, "*", -2], [2, 4, 3, "*", 3, 5, -1, 5]], [[4, "*", -2, "*", 3, 4, 5, 5], ["*", 5, -2, -1, 1, 3, 2, 5], [-1, "*", -1, 1, 4, 4, 2, -2], [-2, -2, -1, 3, "*", 0, "*", 0], [5, "*", 0, 3, -2, 3, 4, 3], [0, 2, "*", -2, -1, 4, -1, 1], [2, "*", "*", 1, 5, 0, 1, 5], [4, 0, 2, 3, 2, 2, 0, 1]]]}','{"board":{"channel":1573865170596265984,"message":1573865180943613952,"turn":10,"key":"fd80f6364ad8d595","text":"**Anna** passes on this board.\n**Bob** scouts with a rook on G2.\n**Bob** claims 9 points with a queen from D5 to H1: D5 4, E4 4, F3 2, G2 1, H1 −2.","alt":"Pointsweeper, board 1 of 3. Bob is White: their pawns move up. It is Bob''s turn.\nBob: 23 points, 0 mines on board 1; score 23.\nLeft unused: 2 bishops, knight, 8 pawns. Left scouted: rook, knight.\nScouted from: king H2, rook B1 G2, knight G5.\nClaimed 4: C6 D5 D6 E4 G8, 2: A6 E6 F3, 1: F6 G2 G6, −2: B6 G7 H1.\nAnna: 0 points, 0 mines on board 1; score 0.\nHas passed.\nScouted from: king A8, rook F1, bishop B2 A2.\nClaimed nothing.\nLast turn: Bob claims with a queen from D5 to H1.","call":0},"passed":null,"letters":{"0":{"channel":1573865156729896960,"message":1573865180998139904,"turn":11,"key":"5ee678f35fa4356c","text":"","alt":"","call":0},"1":{"channel":1573865156251746304,"message":1573865180389965824,"turn":10,"key":"e2bd176fc837c282","text":"","alt":"","call":0}}}');
INSERT INTO "tables" VALUES(6,1573865140279836672,1573865184307445760,'graverobber','playing',1.79535230119161391256e+09,0,4,4,'{"id":6,"guild":1573865140279836672,"channel":1573865184307445760,"game_id":"graverobber","host":1573865140279836676,"stage":"playing","players":[{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true},{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"placement":"apart","assist":"off","skip_end":"on"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795395501.191614,"turn_began":1795309101.191614,"remind":1795352301.191614,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309100.954218,"started":1795309101.191614,"ended":0.0,"ending":"","rules":1,"nonce":"65aea7b854a2dbfcb03f6526f98f867a","revision":4}','{}','{"board":{"channel":1573865184307445760,"message":1573865185431519232,"turn":0,"key":"b9cbbd79db37e3b5","text":"**Bob** is ready.","alt":"Graverobber: Bob is Red, Anna is White.\nStill laying their board: Anna.","call":0},"passed":null,"letters":{"0":{"channel":1573865156729896960,"message":1573865185486045184,"turn":1,"key":"53fad38eb893a44a","text":"","alt":"","call":0},"1":{"channel":1573865156251746304,"message":1573865185519599616,"turn":1,"key":"0e2f3545b087152e","text":"","alt":"","call":0}}}');
INSERT INTO "tables" VALUES(7,1573865140279836672,1573865185955807232,'graverobber','lobby',1.79539550133610677717e+09,0,1,1,'{"id":0,"guild":1573865140279836672,"channel":1573865185955807232,"game_id":"graverobber","host":1573865140279836676,"stage":"lobby","players":[{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[{"id":1573865140279836678,"name":"Cleo","level":"","reachable":true,"newcomer":true}],"options":{},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":1795395501.3361068,"turn_began":0.0,"remind":null,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309101.3361068,"started":0.0,"ended":0.0,"ending":"","rules":0,"nonce":"","revision":1}',NULL,'{"board":{"channel":1573865185955807232,"message":1573865185993555968,"turn":-1,"key":"9bea27724db7b7b9","text":"","alt":"","call":0},"passed":null,"letters":{}}');
INSERT INTO "tables" VALUES(8,1573865140279836672,1573865186551398400,'graveyard_shift','over',NULL,0,11,11,'{"id":8,"guild":1573865140279836672,"channel":1573865186551398400,"game_id":"graveyard_shift","host":1573865140279836676,"stage":"over","players":[{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true},{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"rounds":"3"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":null,"turn_began":1795309102.9688148,"remind":null,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309101.4887457,"started":1795309101.716955,"ended":1795309103.105861,"ending":"","rules":1,"nonce":"b476507247393bf297a55560add95ac4","revision":11}','{"first": 0, "rounds": [{"B2": ["brain", "chest"], "C2": ["chest", "legs"], "B3": ["brain", "heart"], "C3": ["legs", "heart"], "A2": ["legs"], "A3": ["heart"], "B1": ["brain"], "B4": ["brain"], "C1": ["legs"], "C4": ["chest"], "D2": ["heart"], "D3": ["chest"]}, {"B2": ["chest", "brain"], "C2": ["heart", "legs"], "B3": ["chest", "heart"], "C3": ["legs", "brain"], "A2": ["legs"], "A3": ["legs"], "B1": ["chest"], "B4": ["heart"], "C1": ["chest"], "C4": ["brain"], "D2": ["brain"], "D3": ["heart"]}, {"B2": ["legs", "chest"], "C2": ["brain", "brain"], "B3": ["heart", "heart"], "C3": ["legs", "chest"], "A2": ["heart"], "A3": ["chest"], "B1": ["legs"], "B4": ["heart"], "C1": ["brain"], "C4": ["legs"], "D2": ["chest"], "D3": ["brain"]}]}','{"board":{"channel":1573865186551398400,"message":1573865193488777216,"turn":9,"key":"94dce2564fe69fac","text":"","alt":"","call":0},"passed":null,"letters":{}}');
INSERT INTO "tables" VALUES(9,1573865140279836672,1573865193992093696,'bushwhacked','closed',NULL,0,3,3,'{"id":9,"guild":1573865140279836672,"channel":1573865193992093696,"game_id":"bushwhacked","host":1573865140279836676,"stage":"closed","players":[{"id":1573865140279836676,"name":"Anna","level":"","reachable":true,"newcomer":true},{"id":1573865140279836677,"name":"Bob","level":"","reachable":true,"newcomer":true}],"invited":[],"options":{"first":"random"},"side":"lot","clock":"1d","marks":{},"offer":null,"declined":0,"calls":0,"called":[],"deadline":null,"turn_began":1795309103.4889238,"remind":null,"reminded":[],"reminded_now":[],"banks":{},"period":-1,"opened":1795309103.2643213,"started":1795309103.4889238,"ended":1795309103.626248,"ending":"Anna, who moderates this channel, ended it.","rules":1,"nonce":"263e6b1e6f99909f3f57068cf56a65f4","revision":3}','{"first": 1}','{"board":{"channel":1573865193992093696,"message":1573865195594317824,"turn":2,"key":"effcdf1b7b5397fd","text":"","alt":"","call":0},"passed":null,"letters":{}}');
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_thinking ON tables (id) WHERE thinking;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_to_show ON tables (id) WHERE shown < revision;
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX results_by_person ON results (person);
CREATE INDEX ratings_by_points ON ratings (guild, game, gone, points, person);
COMMIT;
