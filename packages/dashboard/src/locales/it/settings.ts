import type { Texts } from '../text.js'

/** Italian. People are addressed with "tu". */
export const texts: Texts = {
  methodsIntro: 'I metodi di accesso e ciò che gli utenti possono fare da soli.',
  methods: 'Metodi',
  emailAndPassword: 'Email e password',
  emailCodeAndLink: 'Codice e link via email',
  signInEmails: 'Email',
  codeInSubject: 'Mostra il codice nell’oggetto delle email di accesso',
  userRights: 'Che cosa possono fare gli utenti',
  allowSignUp: 'Consenti la registrazione',
  usersDeleteAccount: 'Gli utenti possono eliminare il proprio account',
  usersCreateTeams: 'Gli utenti possono creare team',
  teamForEveryUser: 'Crea un team per ogni nuovo utente',
  usersCreateApiKeys: 'Gli utenti possono creare chiavi API',
  teamsHaveApiKeys: 'I team possono avere chiavi API',
  emailInUse: 'Se un provider restituisce un’email già in uso',
  linkProvider: 'Collega il provider a quell’account',
  rejectSignIn: 'Rifiuta l’accesso',
  createOtherAccount: 'Crea un altro account',

  policiesTitle: 'Criteri',
  policiesIntro:
    'Regole per gli account degli utenti. Valgono anche per account e sessioni esistenti.',
  signUpAndPasswords: 'Registrazione e password',
  requireVerifiedEmail: 'Richiedi un’email verificata',
  requireVerifiedEmailHelp:
    'Gli utenti non possono usare l’app finché non verificano l’email principale.',
  rejectBreachedPasswords: 'Rifiuta le password trapelate',
  rejectBreachedPasswordsHelp:
    'Confronta le nuove password con l’elenco di Have I Been Pwned. L’elenco riceve solo i primi cinque caratteri di un hash.',
  proofOfWork: 'Prova di lavoro',
  proofOfWorkHelp:
    'I browser calcolano per un momento prima di una registrazione o di un codice via email, il che rende costose le registrazioni automatiche. Gli utenti non fanno nulla.',
  proofUnderAttack: 'Sotto attacco',
  proofAlways: 'Sempre',
  proofNever: 'Mai',
  twoStepRules: 'Verifica in due passaggi',
  requiredFrom: 'Obbligatoria dal',
  requiredFromHelp:
    'Mezzanotte UTC. Lascia vuoto per mantenere facoltativa la verifica in due passaggi.',
  requiredFor: 'Obbligatoria per',
  requiredForHelp:
    'Un utente ha un permesso nel progetto o in un team qualsiasi, anche tramite un altro permesso che lo contiene.',
  allUsers: 'Tutti gli utenti',
  usersWith: 'Utenti con {permission}',
  daysToSetUp: 'Giorni per configurarla',
  daysToSetUpHelp:
    'Contati dalla registrazione o da quella data, se successiva. Dopo, gli utenti possono solo configurarla o uscire.',
  passkeyReplacesCode: 'Una passkey sostituisce il codice',
  passkeyReplacesCodeHelp:
    'Chi accede con una passkey che controlla impronta, volto o PIN non inserisce codici.',
  sessionRules: 'Sessioni',
  sessionsPerUser: 'Sessioni per utente',
  sessionsPerUserHelp:
    'La sessione più vecchia termina quando un utente accede ancora una volta. 0 significa nessun limite.',
  daysUntilSignIn: 'Giorni prima di un nuovo accesso',
  daysUntilSignInHelp:
    'Contati dall’accesso. 0 lascia il limite del servizio, che non si può superare.',
  daysUntilIdleEnd: 'Giorni prima che termini una sessione inutilizzata',
  daysUntilIdleEndHelp:
    'Contati dall’ultimo uso. 0 lascia il limite del servizio, che non si può superare.',
  accountDeletion: 'Eliminazione dell’account',
  daysToRestore: 'Giorni per ripristinare un account eliminato',
  daysToRestoreHelp: 'Chi elimina il proprio account può cambiare idea. 0 lo elimina subito.',

  providersTitle: 'Provider OAuth',
  providersIntro:
    'Con le tue chiavi, il provider mostra il nome della tua app. Le chiavi condivise sono per le prove.',
  providersCaption: 'Provider di accesso',
  provider: 'Provider',
  clientId: 'ID client',
  sharedKeys: 'Chiavi condivise',
  ownKeys: 'Le tue chiavi',
  turnOn: 'Attiva',
  turnOnNamed: 'Attiva {name}',
  turnOff: 'Disattiva',
  turnOffNamed: 'Disattiva {name}',
  turnOffNamedTitle: 'Disattivare {name}?',
  turnOffHelp:
    'Gli utenti non possono accedere con {name} finché non lo riattivi. Le sue chiavi vengono eliminate.',
  providerKeys: 'Chiavi',
  sharedKeysForTesting: 'Chiavi condivise, per le prove',
  createKeysAt: 'Crea le chiavi su {provider}, poi copiale qui.',
  callbackUrl: 'URL di callback',
  callbackUrlHelp: 'Inseriscilo presso il provider quando crei lì le chiavi.',
  servicesId: 'ID dei servizi',
  clientSecret: 'Segreto client',
  clientSecretHelp: 'Lascia vuoto per mantenere il segreto salvato.',
  configurationId: 'ID della configurazione',
  tenantId: 'ID del tenant',
  keyFile: 'File della chiave',
  replaceKeyFileHelp:
    'Scegli un file e compila entrambi gli ID solo per sostituire la chiave salvata.',
  keyFileHelp:
    'Il file .p8 di una chiave con “Accedi con Apple”. Apple consente di scaricarlo una volta sola.',
  keyId: 'ID della chiave',
  tenCharacters: '10 lettere e cifre',
  appleTeamId: 'ID del team',
  appleTeamIdHelp: 'Apple lo mostra in alto a destra nel tuo account.',
  keyIncomplete:
    'Per sostituire la chiave, scegli il suo file e compila l’ID della chiave e quello del team.',
  keyInvalid: 'Questo file non è una chiave di Apple. Scegli il file .p8 che hai scaricato.',

  domainsTitle: 'Domini',
  domainsIntro:
    'I link nelle email e i reindirizzamenti dei provider portano solo a questi domini.',
  trustedDomains: 'Domini attendibili',
  domainsCaption: 'Dove si trovano le pagine di questo progetto',
  noDomains: 'Ancora nessun dominio. Aggiungi l’indirizzo della tua app.',
  domain: 'Dominio',
  pathOfPages: 'Percorso delle pagine',
  addDomainTitle: 'Aggiungi un dominio',
  addDomain: 'Aggiungi dominio',
  domainAdded: 'Aggiunto.',
  domainHelp: 'Viene aggiunto https:// se non scrivi http://.',
  pathOfHostedPages: 'Percorso delle pagine ospitate',
  developmentSettings: 'Sviluppo',
  allowLocalhost: 'Consenti localhost',
  allowLocalhostHelp:
    'Considera attendibili tutte le porte del tuo computer. Disattivalo prima della produzione.',
  domainInvalid: 'Inserisci un dominio, come app.example.com.',
  removeDomain: 'Rimuovi dominio',
  removeDomainHelp: 'I link nelle email non portano più lì.',
  productionMode: 'Modalità di produzione',
  allChecksPass: 'Tutti i controlli sono superati.',
  turnOnProduction: 'Attiva la modalità di produzione',
  turnOffProduction: 'Disattiva la modalità di produzione',

  brandingTitle: 'Marchio',
  brandingIntro:
    'L’aspetto delle pagine di accesso e delle email di {project}. Il nome è in {link}.',
  settingsLink: 'Impostazioni',
  logo: 'Logo',
  logoHelp:
    'Sostituisce l’iniziale e il nome. PNG, JPEG o WebP, fino a 256 KiB, alto almeno 80 pixel.',
  darkLogo: 'Logo su sfondi scuri',
  darkLogoHelp: 'Senza, pagine ed email mostrano lo stesso logo nella modalità scura.',
  supportEmail: 'Email di assistenza',
  supportEmailHelp:
    'Le pagine vi rimandano e le email la citano. Gli utenti vedono questo indirizzo.',
  signInPreview: 'Anteprima della pagina di accesso',
  inLightMode: 'In modalità chiara',
  inDarkMode: 'In modalità scura',
  previewTitle: 'Accedi',
  previewEmail: 'Indirizzo email',
  previewContinue: 'Continua',
  previewNoAccount: 'Non hai un account? {link}',
  previewSignUp: 'Crea account',
  previewSupport: "Contatta l'assistenza",
  logoAlt: 'Il logo, come lo vedono gli utenti',
  darkLogoAlt: 'Il logo su sfondi scuri, come lo vedono gli utenti',
  logoPicture: 'Immagine del logo',
  darkLogoPicture: 'Immagine del logo su sfondi scuri',
  urlStart: 'Un URL che inizia con https://',
  uploadPicture: 'Carica un’immagine',
  uploaded: 'Caricata. Salva per usarla.',
  accentColor: 'Colore principale',
  chooseColor: 'Scegli il colore principale',
  colorFormat: '# e sei cifre o lettere da A a F, come {example}',
  useDefault: 'Usa quello predefinito',
  colorHelp: 'Lo hanno i pulsanti e i link.',
  colorReadable: 'Si legge bene su sfondi chiari e scuri.',
  colorChanged:
    'I link sono {light} su sfondi chiari e {dark} su sfondi scuri, perché lì questo colore si legge male. I pulsanti hanno il colore stesso.',
  colorChangedOnLight:
    'I link sono {color} su sfondi chiari, perché lì questo colore si legge male. I pulsanti hanno il colore stesso.',
  colorChangedOnDark:
    'I link sono {color} su sfondi scuri, perché lì questo colore si legge male. I pulsanti hanno il colore stesso.',

  settingsTitle: 'Impostazioni',
  aboutProject: 'Informazioni sul progetto',
  projectIdShort: 'ID',
  projectDangerZone: 'Zona pericolosa',
  projectDangerZoneHelp: 'Gli utenti non possono più accedere e le chiavi smettono di funzionare.',
  deleteProject: 'Elimina progetto',
  deleteProjectOneUser:
    'Elimina l’utente, i team e le chiavi di questo progetto. Non si può annullare.',
  deleteProjectUsers: {
    one: 'Elimina {count} utente, i team e le chiavi di questo progetto. Non si può annullare.',
    other:
      'Elimina tutti i {count} utenti, i team e le chiavi di questo progetto. Non si può annullare.',
  },

  owner: 'Proprietario',
  unknownTeam: 'Team sconosciuto',
  yourAccount: 'Il tuo account',
  ownedByTeam:
    'I membri di questo team possono vedere il progetto. Chi ha il permesso team_admin può modificarlo.',
  inviteColleagues: 'Invita colleghi',
  transferProject: 'Trasferisci progetto',
  transferNamedTitle: 'Trasferire “{name}”?',
  transferHelp:
    'I membri del team potranno vedere il progetto e chi ha il permesso team_admin potrà modificarlo. Chi lo gestisce oggi e non è nel team perde l’accesso.',
  newOwner: 'Nuovo proprietario',
  createATeam: 'Crea un team',
  shareWithTeam:
    'Per gestire il progetto con i colleghi, trasferiscilo a un team. I membri possono vederlo e chi ha il permesso team_admin può modificarlo.',
  shareWithNewTeam:
    'Per gestire il progetto con i colleghi, crea un team, trasferiscigli il progetto e invitali.',
  shareByOperator:
    'Per gestire il progetto con i colleghi, trasferiscilo a un team. Chiedi a chi gestisce questo servizio di aggiungerti a uno.',

  beforeTurningOn: 'Prima di attivarla:',
  turnOffSetting: 'Disattiva «{setting}» qui sopra.',
  removeThisMachine: '{domain}: rimuovilo, perché è questo computer.',
  useHostName: '{domain}: usa un nome invece di un indirizzo IP.',
  listEachHost: '{domain}: elenca ogni host invece di un modello.',
  useHttps: '{domain}: usa https:// invece di http://.',
  enterOnlyHost: '{domain}: inserisci solo https:// e il nome dell’host.',
}
