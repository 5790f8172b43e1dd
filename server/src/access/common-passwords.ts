// Written down by us from what is known of leaked lists: words that stand at their top in Dutch and English, names, places, clubs,
// keys beside each other. With digits, signs and look-alike letters taken off, these few hundred stand for many thousands.
const words = `
password passwort passwoord wachtwoord wachtwoorden paswoord geheim geheimen geheimpje secret secrets toegang inloggen login signin
welkom welkomterug welcome hallo hello hoihoi doei goedemorgen goedendag changeme wijzigmij verander tijdelijk temporary default standaard
admin administrator beheer beheerder beheerders systeem system root superuser manager master guest gast user gebruiker gebruikersnaam
username account test testing tester testtest proef demo example voorbeeld letmein laatmeerin opensesame sesam sesamopenu trustno iloveyou
ikhouvanjou ikhouvanje lovely liefde liefje schatje schat lieverd hartje knuffel kusjes kusje poesje beertje konijn konijntje princess prinses
prins koning koningin king queen dragon draak monkey aapje shadow sunshine zonneschijn zonnetje zomer winter lente herfst voorjaar najaar
summer spring autumn januari februari maart april mei juni juli augustus september oktober november december january february march june july
august october maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday football
voetbal baseball basketball hockey tennis soccer ajax feyenoord psv ajaxamsterdam feijenoord eindhoven rotterdam amsterdam utrecht denhaag
groningen maastricht nijmegen arnhem tilburg breda haarlem leiden delft zwolle almere antwerpen brussel brugge gent leuven hasselt mechelen
nederland holland belgie vlaanderen limburg brabant friesland gelderland drenthe zeeland flevoland overijssel europa europe london londen
paris parijs berlin berlijn starwars superman batman spiderman pokemon pikachu minecraft fortnite nintendo playstation xbox google facebook
instagram twitter linkedin microsoft windows office apple iphone android samsung computer laptop internet netwerk network website portal portaal
bronhouder register gemeente provincie bibliotheek museum archief organisatie redactie redacteur editor business company bedrijf kantoor school
student leraar docent jezus jesus christ heaven hemel engel angel angels freedom vrijheid peace vrede forever altijd whatever nothing niets niks
family familie vader moeder papa mama oma opa mother father brother sister broer zus baby babygirl vriend vriendin friends vrienden michael
jennifer jessica ashley daniel thomas robert joshua andrew matthew nicole michelle amanda charlie jordan hunter buster tigger ginger pepper
maggie bailey hannah sophie sophia emma julia tess lisa anna maria eva sara sanne femke lotte fleur iris anouk marieke willem johan pieter
jan kees henk gerrit bart bram daan sem lucas levi noah liam finn milan stijn jesse ruben tim max thijs jeroen dennis patrick mark martin
richard george william joseph anthony christopher chocolate chocola cookie koekje cookies banana banaan appel aardbei orange sinaasappel lemon
citroen cheese kaas pindakaas hagelslag stroopwafel bitterbal frikandel patat koffie coffee purple paars yellow geel zwart black white blauw
silver zilver gold goud diamond diamant flower bloem bloemen bloempje vlinder butterfly dolphin dolfijn eagle tiger tijger lion leeuw panda
hond hondje puppy kitty kitten poes kat paard paardje horse horses muziek music guitar gitaar piano killer hacker ninja pirate piraat phoenix
matrix merlin gandalf hobbit frodo yankees rangers cowboys ferrari porsche mercedes mustang corvette harley yamaha suzuki toyota volkswagen
access passw passwd password pass wachtwrd wwoord qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
qazwsx qazwsxedc qweasd qweasdzxc wasd abc abcd abcde abcdef abcdefg abcdefgh abcdabcd abcabc aabbcc zaq zaqxsw zaqwsx mnbvcxz poiuytrewq lkjhgfdsa
correcthorsebatterystaple blink thequickbrownfox maryhadalittlelamb tobeornottobe`;

/** The bare words of passwords that everybody tries first. */
export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
