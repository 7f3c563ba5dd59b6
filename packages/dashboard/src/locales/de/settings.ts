import type { Texts } from '../text.js'

export const texts: Texts = {
  methodsIntro: 'Die Anmeldemethoden und was Nutzer selbst tun dürfen.',
  methods: 'Methoden',
  emailAndPassword: 'E-Mail-Adresse und Passwort',
  emailCodeAndLink: 'E-Mail-Code und Link',
  signInEmails: 'E-Mails',
  codeInSubject: 'Den Code im Betreff von Anmelde-E-Mails zeigen',
  userRights: 'Was Nutzer dürfen',
  allowSignUp: 'Registrierung erlauben',
  usersDeleteAccount: 'Nutzer können ihr eigenes Konto löschen',
  usersCreateTeams: 'Nutzer können Teams erstellen',
  teamForEveryUser: 'Für jeden neuen Nutzer ein Team erstellen',
  usersCreateApiKeys: 'Nutzer können API-Schlüssel erstellen',
  teamsHaveApiKeys: 'Teams können API-Schlüssel haben',
  emailInUse: 'Wenn ein Anbieter eine Adresse liefert, die schon ein Konto hat',
  linkProvider: 'Den Anbieter mit diesem Konto verbinden',
  rejectSignIn: 'Die Anmeldung ablehnen',
  createOtherAccount: 'Ein weiteres Konto erstellen',

  policiesTitle: 'Richtlinien',
  policiesIntro:
    'Regeln für die Konten der Nutzer. Sie gelten auch für bestehende Konten und Sitzungen.',
  signUpAndPasswords: 'Registrierung und Passwörter',
  requireVerifiedEmail: 'Bestätigte E-Mail-Adresse verlangen',
  requireVerifiedEmailHelp:
    'Nutzer können die App erst benutzen, wenn sie ihre Hauptadresse bestätigt haben.',
  rejectBreachedPasswords: 'Bekannt gewordene Passwörter ablehnen',
  rejectBreachedPasswordsHelp:
    'Vergleicht neue Passwörter mit der Liste von Have I Been Pwned. Die Liste bekommt nur die ersten fünf Zeichen eines Hashs.',
  proofOfWork: 'Arbeitsnachweis (Proof of Work)',
  proofOfWorkHelp:
    'Browser rechnen vor einer Registrierung oder einem E-Mail-Code einen Moment. Das macht automatische Registrierungen teuer. Nutzer müssen nichts tun.',
  proofUnderAttack: 'Bei einem Angriff',
  proofAlways: 'Immer',
  proofNever: 'Nie',
  twoStepRules: 'Bestätigung in zwei Schritten',
  requiredFrom: 'Verlangt ab',
  requiredFromHelp:
    'Mitternacht UTC. Lassen Sie das Feld leer, damit die Bestätigung in zwei Schritten freiwillig bleibt.',
  requiredFor: 'Verlangt von',
  requiredForHelp:
    'Ein Nutzer hat eine Berechtigung im Projekt oder in einem Team, auch durch eine andere Berechtigung, die sie enthält.',
  allUsers: 'Allen Nutzern',
  usersWith: 'Nutzern mit {permission}',
  daysToSetUp: 'Tage zum Einrichten',
  daysToSetUpHelp:
    'Gerechnet ab der Registrierung oder diesem Datum, je nachdem, was später ist. Danach können Nutzer nur noch einrichten oder sich abmelden.',
  passkeyReplacesCode: 'Ein Passkey ersetzt den Code',
  passkeyReplacesCodeHelp:
    'Nutzer, die sich mit einem Passkey anmelden, der Fingerabdruck, Gesicht oder PIN prüft, geben keinen Code ein.',
  sessionRules: 'Sitzungen',
  sessionsPerUser: 'Sitzungen pro Nutzer',
  sessionsPerUserHelp:
    'Die älteste Sitzung endet, wenn sich ein Nutzer noch einmal anmeldet. 0 setzt keine Grenze.',
  daysUntilSignIn: 'Tage bis zur nächsten Anmeldung',
  daysUntilSignInHelp:
    'Gerechnet ab der Anmeldung. 0 übernimmt die Grenze des Dienstes, die nicht überschritten werden kann.',
  daysUntilIdleEnd: 'Tage, bis eine unbenutzte Sitzung endet',
  daysUntilIdleEndHelp:
    'Gerechnet ab der letzten Benutzung. 0 übernimmt die Grenze des Dienstes, die nicht überschritten werden kann.',
  accountDeletion: 'Löschen des Kontos',
  daysToRestore: 'Tage, um ein gelöschtes Konto wiederherzustellen',
  daysToRestoreHelp:
    'Nutzer, die ihr Konto löschen, können es sich anders überlegen. 0 löscht es sofort.',

  providersTitle: 'OAuth-Anbieter',
  providersIntro:
    'Mit eigenen Schlüsseln zeigt der Anbieter den Namen Ihrer App. Gemeinsame Schlüssel sind zum Testen da.',
  providersCaption: 'Anbieter für die Anmeldung',
  provider: 'Anbieter',
  clientId: 'Client-ID',
  sharedKeys: 'Gemeinsame Schlüssel',
  ownKeys: 'Eigene Schlüssel',
  turnOn: 'Einschalten',
  turnOnNamed: '{name} einschalten',
  turnOff: 'Ausschalten',
  turnOffNamed: '{name} ausschalten',
  turnOffNamedTitle: '{name} ausschalten?',
  turnOffHelp:
    'Nutzer können sich erst wieder mit {name} anmelden, wenn Sie es wieder einschalten. Die Schlüssel werden gelöscht.',
  providerKeys: 'Schlüssel',
  sharedKeysForTesting: 'Gemeinsame Schlüssel, zum Testen',
  createKeysAt: 'Erstellen Sie die Schlüssel bei {provider} und kopieren Sie sie hierher.',
  callbackUrl: 'Callback-URL',
  callbackUrlHelp: 'Geben Sie sie beim Anbieter ein, wenn Sie dort die Schlüssel erstellen.',
  servicesId: 'Services-ID',
  clientSecret: 'Client-Geheimnis',
  clientSecretHelp: 'Lassen Sie das Feld leer, um das gespeicherte Geheimnis zu behalten.',
  configurationId: 'Konfigurations-ID',
  tenantId: 'Mandanten-ID',
  keyFile: 'Schlüsseldatei',
  replaceKeyFileHelp:
    'Wählen Sie nur dann eine Datei und füllen Sie beide IDs aus, wenn Sie den gespeicherten Schlüssel ersetzen.',
  keyFileHelp:
    'Die .p8-Datei eines Schlüssels mit „Mit Apple anmelden“. Apple lässt sie einmal herunterladen.',
  keyId: 'Schlüssel-ID',
  tenCharacters: '10 Buchstaben und Ziffern',
  appleTeamId: 'Team-ID',
  appleTeamIdHelp: 'Apple zeigt sie oben rechts in Ihrem Konto.',
  keyIncomplete:
    'Um den Schlüssel zu ersetzen, wählen Sie seine Datei und füllen Sie Schlüssel-ID und Team-ID aus.',
  keyInvalid:
    'Diese Datei ist kein Schlüssel von Apple. Wählen Sie die .p8-Datei, die Sie heruntergeladen haben.',

  domainsTitle: 'Domains',
  domainsIntro: 'Links in E-Mails und Weiterleitungen von Anbietern führen nur zu diesen Domains.',
  trustedDomains: 'Vertrauenswürdige Domains',
  domainsCaption: 'Wo die Seiten dieses Projekts sind',
  noDomains: 'Noch keine Domains. Fügen Sie die Adresse Ihrer App hinzu.',
  domain: 'Domain',
  pathOfPages: 'Pfad der Seiten',
  addDomainTitle: 'Domain hinzufügen',
  addDomain: 'Domain hinzufügen',
  domainAdded: 'Hinzugefügt.',
  domainHelp: 'https:// wird ergänzt, wenn Sie nicht http:// eingeben.',
  pathOfHostedPages: 'Pfad der fertigen Seiten',
  developmentSettings: 'Entwicklung',
  allowLocalhost: 'localhost erlauben',
  allowLocalhostHelp:
    'Vertraut jedem Port Ihres Rechners. Schalten Sie das aus, bevor Sie in Produktion gehen.',
  domainInvalid: 'Geben Sie eine Domain ein, etwa app.example.com.',
  removeDomain: 'Domain entfernen',
  removeDomainHelp: 'Links in E-Mails führen nicht mehr dorthin.',
  productionMode: 'Produktionsmodus',
  allChecksPass: 'Alle Prüfungen sind bestanden.',
  beforeTurningOn: 'Bevor Sie ihn einschalten:',
  turnOffSetting: 'Schalten Sie oben „{setting}“ aus.',
  removeThisMachine: '{domain}: Entfernen Sie sie, denn das ist dieser Rechner.',
  useHostName: '{domain}: Verwenden Sie einen Namen statt einer IP-Adresse.',
  listEachHost: '{domain}: Führen Sie jeden Host einzeln auf statt ein Muster.',
  useHttps: '{domain}: Verwenden Sie https:// statt http://.',
  enterOnlyHost: '{domain}: Geben Sie nur https:// und den Namen des Hosts ein.',
  turnOnProduction: 'Produktionsmodus einschalten',
  turnOffProduction: 'Produktionsmodus ausschalten',

  brandingTitle: 'Erscheinungsbild',
  brandingIntro:
    'So sehen die Anmeldeseiten und E-Mails von {project} aus. Den Namen finden Sie unter {link}.',
  settingsLink: 'Einstellungen',
  logo: 'Logo',
  logoHelp:
    'Ersetzt den Anfangsbuchstaben und den Namen. PNG, JPEG oder WebP, bis 256 KiB, mindestens 80 Pixel hoch.',
  darkLogo: 'Logo auf dunklem Hintergrund',
  darkLogoHelp: 'Ohne dieses zeigen Seiten und E-Mails im dunklen Modus dasselbe Logo.',
  supportEmail: 'Support-Adresse',
  supportEmailHelp: 'Seiten verweisen darauf, und E-Mails nennen sie. Nutzer sehen diese Adresse.',
  signInPreview: 'Vorschau der Anmeldeseite',
  inLightMode: 'Im hellen Modus',
  inDarkMode: 'Im dunklen Modus',
  previewTitle: 'Anmelden',
  previewEmail: 'E-Mail-Adresse',
  previewContinue: 'Weiter',
  previewNoAccount: 'Neu hier? {link}',
  previewSignUp: 'Konto erstellen',
  previewSupport: 'Support kontaktieren',
  logoAlt: 'Logo, wie Nutzer es sehen',
  darkLogoAlt: 'Logo auf dunklem Hintergrund, wie Nutzer es sehen',
  logoPicture: 'Bild für das Logo',
  darkLogoPicture: 'Bild für das Logo auf dunklem Hintergrund',
  urlStart: 'Eine URL, die mit https:// beginnt',
  uploadPicture: 'Bild hochladen',
  uploaded: 'Hochgeladen. Speichern Sie, um es zu verwenden.',
  accentColor: 'Akzentfarbe',
  chooseColor: 'Akzentfarbe wählen',
  colorFormat: '# und sechs Ziffern oder Buchstaben von A bis F, etwa {example}',
  useDefault: 'Standard verwenden',
  colorHelp: 'Schaltflächen und Links haben sie.',
  colorReadable: 'Auf hellem und dunklem Hintergrund gut lesbar.',
  colorChanged:
    'Links sind auf hellem Hintergrund {light} und auf dunklem {dark}, weil diese Farbe dort schlecht lesbar ist. Schaltflächen haben die Farbe selbst.',
  colorChangedOnLight:
    'Links sind auf hellem Hintergrund {color}, weil diese Farbe dort schlecht lesbar ist. Schaltflächen haben die Farbe selbst.',
  colorChangedOnDark:
    'Links sind auf dunklem Hintergrund {color}, weil diese Farbe dort schlecht lesbar ist. Schaltflächen haben die Farbe selbst.',

  settingsTitle: 'Einstellungen',
  aboutProject: 'Über dieses Projekt',
  projectIdShort: 'ID',
  projectDangerZone: 'Gefahrenbereich',
  projectDangerZoneHelp:
    'Nutzer können sich nicht mehr anmelden, und die Schlüssel funktionieren nicht mehr.',
  deleteProject: 'Projekt löschen',
  deleteProjectOneUser:
    'Löscht den Nutzer, die Teams und die Schlüssel dieses Projekts. Das lässt sich nicht rückgängig machen.',
  deleteProjectUsers: {
    one: 'Löscht {count} Nutzer, die Teams und die Schlüssel dieses Projekts. Das lässt sich nicht rückgängig machen.',
    other:
      'Löscht alle {count} Nutzer, die Teams und die Schlüssel dieses Projekts. Das lässt sich nicht rückgängig machen.',
  },
  owner: 'Inhaber',
  unknownTeam: 'Unbekanntes Team',
  yourAccount: 'Ihr Konto',
  ownedByTeam:
    'Mitglieder dieses Teams sehen das Projekt. Wer die Berechtigung team_admin hat, kann es ändern.',
  inviteColleagues: 'Kollegen einladen',
  transferProject: 'Projekt übertragen',
  transferNamedTitle: '„{name}“ übertragen?',
  transferHelp:
    'Mitglieder des Teams sehen dann das Projekt, und wer die Berechtigung team_admin hat, kann es ändern. Wer es heute verwaltet und nicht im Team ist, verliert den Zugriff.',
  newOwner: 'Neuer Inhaber',
  createATeam: 'Team erstellen',
  shareWithTeam:
    'Um das Projekt mit Kollegen zu verwalten, übertragen Sie es an ein Team. Mitglieder sehen es, und wer die Berechtigung team_admin hat, kann es ändern.',
  shareWithNewTeam:
    'Um das Projekt mit Kollegen zu verwalten, erstellen Sie ein Team, übertragen Sie das Projekt an das Team und laden Sie sie ein.',
  shareByOperator:
    'Um das Projekt mit Kollegen zu verwalten, übertragen Sie es an ein Team. Bitten Sie den Betreiber dieses Dienstes, Sie in eines aufzunehmen.',
}
