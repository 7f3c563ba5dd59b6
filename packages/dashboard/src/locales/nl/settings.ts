import type { Texts } from '../text.js'

/** Dutch. People are addressed with "je", and by infinitives on buttons. */
export const texts: Texts = {
  methodsIntro: 'De inlogmethoden en wat gebruikers zelf mogen doen.',
  methods: 'Methoden',
  emailAndPassword: 'E-mail en wachtwoord',
  emailCodeAndLink: 'E-mailcode en link',
  signInEmails: 'E-mails',
  codeInSubject: 'De code in het onderwerp van inlogmails tonen',
  userRights: 'Wat gebruikers mogen doen',
  allowSignUp: 'Registratie toestaan',
  usersDeleteAccount: 'Gebruikers kunnen hun eigen account verwijderen',
  usersCreateTeams: 'Gebruikers kunnen teams maken',
  teamForEveryUser: 'Voor elke nieuwe gebruiker een team maken',
  usersCreateApiKeys: 'Gebruikers kunnen API-sleutels maken',
  teamsHaveApiKeys: 'Teams kunnen API-sleutels hebben',
  emailInUse: 'Als een provider een e-mailadres teruggeeft dat al in gebruik is',
  linkProvider: 'De provider aan dat account koppelen',
  rejectSignIn: 'Het inloggen weigeren',
  createOtherAccount: 'Een ander account maken',

  policiesTitle: 'Beleid',
  policiesIntro:
    'Regels voor de accounts van gebruikers. Ze gelden ook voor bestaande accounts en sessies.',
  signUpAndPasswords: 'Registratie en wachtwoorden',
  requireVerifiedEmail: 'Een bevestigd e-mailadres vereisen',
  requireVerifiedEmailHelp:
    'Gebruikers kunnen de app pas gebruiken als ze hun hoofdadres hebben bevestigd.',
  rejectBreachedPasswords: 'Gelekte wachtwoorden weigeren',
  rejectBreachedPasswordsHelp:
    'Vergelijkt nieuwe wachtwoorden met de lijst van Have I Been Pwned. De lijst krijgt alleen de eerste vijf tekens van een hash.',
  proofOfWork: 'Proof of work',
  proofOfWorkHelp:
    'Browsers rekenen even voor een registratie of een gemailde code, wat geautomatiseerde registraties duur maakt. Gebruikers doen niets.',
  proofUnderAttack: 'Bij een aanval',
  proofAlways: 'Altijd',
  proofNever: 'Nooit',
  twoStepRules: 'Verificatie in twee stappen',
  requiredFrom: 'Verplicht vanaf',
  requiredFromHelp:
    'Middernacht UTC. Laat leeg om verificatie in twee stappen optioneel te houden.',
  requiredFor: 'Verplicht voor',
  requiredForHelp:
    'Een gebruiker heeft een recht in het project of in een team, ook via een ander recht dat het bevat.',
  allUsers: 'Alle gebruikers',
  usersWith: 'Gebruikers met {permission}',
  daysToSetUp: 'Dagen om in te stellen',
  daysToSetUpHelp:
    'Geteld vanaf de registratie of vanaf die datum, wat het laatst is. Daarna kunnen gebruikers alleen instellen of uitloggen.',
  passkeyReplacesCode: 'Een toegangssleutel vervangt de code',
  passkeyReplacesCodeHelp:
    'Wie inlogt met een toegangssleutel die een vingerafdruk, gezicht of pincode controleert, voert geen code in.',
  sessionRules: 'Sessies',
  sessionsPerUser: 'Sessies per gebruiker',
  sessionsPerUserHelp:
    'De oudste sessie eindigt als een gebruiker nog eens inlogt. 0 betekent geen limiet.',
  daysUntilSignIn: 'Dagen tot opnieuw inloggen',
  daysUntilSignInHelp:
    'Geteld vanaf het inloggen. 0 laat de limiet van de service gelden, die niet kan worden overschreden.',
  daysUntilIdleEnd: 'Dagen tot een ongebruikte sessie eindigt',
  daysUntilIdleEndHelp:
    'Geteld vanaf het laatste gebruik. 0 laat de limiet van de service gelden, die niet kan worden overschreden.',
  accountDeletion: 'Verwijdering van accounts',
  daysToRestore: 'Dagen om een verwijderd account te herstellen',
  daysToRestoreHelp:
    'Wie zijn account verwijdert, kan zich bedenken. Met 0 wordt het meteen verwijderd.',

  providersTitle: 'OAuth-providers',
  providersIntro:
    'Met je eigen sleutels toont de provider de naam van je app. Gedeelde sleutels zijn om te testen.',
  providersCaption: 'Inlogproviders',
  provider: 'Provider',
  clientId: 'Client-ID',
  sharedKeys: 'Gedeelde sleutels',
  ownKeys: 'Je eigen sleutels',
  turnOn: 'Inschakelen',
  turnOnNamed: '{name} inschakelen',
  turnOff: 'Uitschakelen',
  turnOffNamed: '{name} uitschakelen',
  turnOffNamedTitle: '{name} uitschakelen?',
  turnOffHelp:
    'Gebruikers kunnen niet met {name} inloggen tot je het weer inschakelt. De sleutels ervan worden verwijderd.',
  providerKeys: 'Sleutels',
  sharedKeysForTesting: 'Gedeelde sleutels, om te testen',
  createKeysAt: 'Maak de sleutels bij {provider} en kopieer ze hierheen.',
  callbackUrl: 'Callback-URL',
  callbackUrlHelp: 'Voer deze bij de provider in als je daar de sleutels maakt.',
  servicesId: 'Services-ID',
  clientSecret: 'Clientgeheim',
  clientSecretHelp: 'Laat leeg om het opgeslagen geheim te houden.',
  configurationId: 'Configuratie-ID',
  tenantId: 'Tenant-ID',
  keyFile: 'Sleutelbestand',
  replaceKeyFileHelp:
    'Kies alleen een bestand en vul beide ID’s in om de opgeslagen sleutel te vervangen.',
  keyFileHelp:
    'Het .p8-bestand van een sleutel met ‘Log in met Apple’. Bij Apple kun je het één keer downloaden.',
  keyId: 'Sleutel-ID',
  tenCharacters: '10 letters en cijfers',
  appleTeamId: 'Team-ID',
  appleTeamIdHelp: 'Apple toont het rechtsboven in je account.',
  keyIncomplete:
    'Kies het bestand van de sleutel en vul de sleutel-ID en de team-ID in om de sleutel te vervangen.',
  keyInvalid: 'Dit bestand is geen sleutel van Apple. Kies het .p8-bestand dat je hebt gedownload.',

  domainsTitle: 'Domeinen',
  domainsIntro: 'Links in e-mails en omleidingen van providers leiden alleen naar deze domeinen.',
  trustedDomains: 'Vertrouwde domeinen',
  domainsCaption: 'Waar de pagina’s van dit project staan',
  noDomains: 'Nog geen domeinen. Voeg het adres van je app toe.',
  domain: 'Domein',
  pathOfPages: 'Pad van de pagina’s',
  addDomainTitle: 'Een domein toevoegen',
  addDomain: 'Domein toevoegen',
  domainAdded: 'Toegevoegd.',
  domainHelp: 'https:// komt ervoor, tenzij je http:// invoert.',
  pathOfHostedPages: 'Pad van de gehoste pagina’s',
  developmentSettings: 'Ontwikkeling',
  allowLocalhost: 'localhost toestaan',
  allowLocalhostHelp:
    'Vertrouwt elke poort van je computer. Schakel dit uit voordat je in productie gaat.',
  domainInvalid: 'Voer een domein in, zoals app.example.com.',
  removeDomain: 'Domein weghalen',
  removeDomainHelp: 'Links in e-mails leiden daar niet meer heen.',
  productionMode: 'Productiemodus',
  allChecksPass: 'Alle controles zijn goed.',
  turnOnProduction: 'Productiemodus inschakelen',
  turnOffProduction: 'Productiemodus uitschakelen',

  brandingTitle: 'Huisstijl',
  brandingIntro:
    'Hoe de inlogpagina’s en e-mails van {project} eruitzien. De naam staat in {link}.',
  settingsLink: 'Instellingen',
  logo: 'Logo',
  logoHelp:
    'Vervangt de eerste letter en de naam. PNG, JPEG of WebP, tot 256 KiB, minstens 80 pixels hoog.',
  darkLogo: 'Logo op donkere achtergronden',
  darkLogoHelp: 'Zonder tonen pagina’s en e-mails in de donkere modus hetzelfde logo.',
  supportEmail: 'Support-e-mail',
  supportEmailHelp: 'Pagina’s verwijzen ernaar en e-mails noemen het. Gebruikers zien dit adres.',
  signInPreview: 'Voorbeeld van de inlogpagina',
  inLightMode: 'In lichte modus',
  inDarkMode: 'In donkere modus',
  previewTitle: 'Inloggen',
  previewEmail: 'E-mailadres',
  previewContinue: 'Doorgaan',
  previewNoAccount: 'Nieuw hier? {link}',
  previewSignUp: 'Account maken',
  previewSupport: 'Contact opnemen met support',
  logoAlt: 'Logo, zoals gebruikers het zien',
  darkLogoAlt: 'Logo op donkere achtergronden, zoals gebruikers het zien',
  logoPicture: 'Afbeelding voor het logo',
  darkLogoPicture: 'Afbeelding voor het logo op donkere achtergronden',
  urlStart: 'Een URL die begint met https://',
  uploadPicture: 'Een afbeelding uploaden',
  uploaded: 'Geüpload. Sla op om hem te gebruiken.',
  accentColor: 'Accentkleur',
  chooseColor: 'De accentkleur kiezen',
  colorFormat: '# en zes cijfers of letters van A tot F, zoals {example}',
  useDefault: 'De standaard gebruiken',
  colorHelp: 'Knoppen en links hebben deze kleur.',
  colorReadable: 'Goed leesbaar op lichte en donkere achtergronden.',
  colorChanged:
    'Links zijn {light} op lichte achtergronden en {dark} op donkere, omdat deze kleur daar slecht leesbaar is. Knoppen hebben de kleur zelf.',
  colorChangedOnLight:
    'Links zijn {color} op lichte achtergronden, omdat deze kleur daar slecht leesbaar is. Knoppen hebben de kleur zelf.',
  colorChangedOnDark:
    'Links zijn {color} op donkere achtergronden, omdat deze kleur daar slecht leesbaar is. Knoppen hebben de kleur zelf.',

  settingsTitle: 'Instellingen',
  aboutProject: 'Over dit project',
  projectIdShort: 'ID',
  projectDangerZone: 'Gevarenzone',
  projectDangerZoneHelp: 'Gebruikers kunnen niet meer inloggen en de sleutels werken niet meer.',
  deleteProject: 'Project verwijderen',
  deleteProjectOneUser:
    'Verwijdert de gebruiker, de teams en de sleutels van dit project. Dit kan niet ongedaan worden gemaakt.',
  deleteProjectUsers: {
    one: 'Verwijdert {count} gebruiker, de teams en de sleutels van dit project. Dit kan niet ongedaan worden gemaakt.',
    other:
      'Verwijdert alle {count} gebruikers, de teams en de sleutels van dit project. Dit kan niet ongedaan worden gemaakt.',
  },

  owner: 'Eigenaar',
  unknownTeam: 'Onbekend team',
  yourAccount: 'Je account',
  ownedByTeam:
    'Leden van dit team kunnen het project zien. Wie het recht team_admin heeft, kan het wijzigen.',
  inviteColleagues: 'Collega’s uitnodigen',
  transferProject: 'Project overdragen',
  transferNamedTitle: '‘{name}’ overdragen?',
  transferHelp:
    'Leden van het team kunnen het project dan zien en wie het recht team_admin heeft, kan het wijzigen. Wie het nu beheert en niet in het team zit, verliest de toegang.',
  newOwner: 'Nieuwe eigenaar',
  createATeam: 'Een team maken',
  shareWithTeam:
    'Draag het project over aan een team om het met collega’s te beheren. Leden kunnen het zien en wie het recht team_admin heeft, kan het wijzigen.',
  shareWithNewTeam:
    'Maak een team, draag het project daaraan over en nodig collega’s uit om het samen te beheren.',
  shareByOperator:
    'Draag het project over aan een team om het met collega’s te beheren. Vraag de beheerder van deze service om je aan een team toe te voegen.',

  beforeTurningOn: 'Voordat je deze inschakelt:',
  turnOffSetting: 'Schakel hierboven ‘{setting}’ uit.',
  removeThisMachine: '{domain}: verwijder het, want het is deze computer.',
  useHostName: '{domain}: gebruik een naam in plaats van een IP-adres.',
  listEachHost: '{domain}: vermeld elke host in plaats van een patroon.',
  useHttps: '{domain}: gebruik https:// in plaats van http://.',
  enterOnlyHost: '{domain}: voer alleen https:// en de naam van de host in.',
}
