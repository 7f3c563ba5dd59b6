import type { Labels } from './text.js'

/** German. People are addressed formally, and by infinitives on buttons. */
export const de: Labels = {
  loading: 'Wird geladen',
  noScript: 'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und laden Sie neu.',
  retry: 'Noch einmal versuchen',
  continue: 'Weiter',
  home: 'Zur Startseite',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Bitte selbst markieren und kopieren',
  supportCode: 'Code für den Support',

  email: 'E-Mail-Adresse',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Geben Sie eine einzelne E-Mail-Adresse ein, etwa name@example.com.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passwordShow: 'Passwort zeigen',
  passwordHide: 'Passwort verbergen',
  passwordTooShort: 'Mindestens {count} Zeichen.',
  passwordTooShortUnknown: 'Bitte mehr Zeichen.',
  passwordTooLong: 'Höchstens {count} Zeichen.',
  passwordTooLongUnknown: 'Bitte weniger Zeichen.',
  passwordGuessable: 'Leicht zu erraten. Nehmen Sie mehr verschiedene Zeichen.',
  passwordLongEnough: 'Lang genug. Länger ist stärker.',
  passwordStrong: 'Ein starkes Passwort.',

  offline: 'Sie sind offline. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.',
  unreachable:
    'Es kam keine Antwort. Prüfen Sie die Internetverbindung oder versuchen Sie es gleich noch einmal.',
  rateLimited: 'Das waren viele Versuche. Weiter geht es in {wait}.',
  rateLimitOver: 'Jetzt geht es weiter.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  unavailableTitle: 'Diese Seite wurde nicht geladen',

  signedInTitle: 'Sie sind angemeldet',
  continueAs: 'Weiter als {name}',
  signOut: 'Abmelden',

  signIn: 'Anmelden',
  wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch.',
  noAccount: 'Neu hier?',
  noMethodTitle: 'Anmelden ist ausgeschaltet',
  noMethod:
    'Für diese App ist noch keine Art der Anmeldung eingeschaltet. Fragen Sie die Betreiber.',

  forgotten: 'Vergessen?',
  mailSend: 'Code per Mail senden',
  mailHelp: 'Wir senden einen Code und einen Link zum Anmelden. Ein Passwort ist nicht nötig.',
  mailInstead: 'Lieber einen Code per Mail',
  passwordInstead: 'Lieber mit Passwort',
  or: 'oder',
  continueWith: 'Weiter mit {provider}',
  lastUsed: 'Zuletzt benutzt',
  signInAnonymously: 'Ohne Konto weiter',

  mailCodeTitle: 'Code eingeben',
  mailCodeSent: 'Wir haben eine Mail an {email} gesendet.',
  mailCodeEdit: 'Ändern',
  mailCodeOpen: 'Mein Postfach öffnen',
  mailCodeHelp: 'Sechs Buchstaben oder Ziffern. Der Link in der Mail geht auch.',
  mailCodeNotSix: 'Geben Sie alle sechs Buchstaben oder Ziffern des Codes ein.',
  mailCodeWrong: 'Der Code ist falsch. Nehmen Sie den aus der neuesten Mail.',
  mailCodeExpired: 'Der Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
  mailCodeUsed: 'Der Code wurde schon benutzt. Lassen Sie sich einen neuen senden.',
  mailCodeSpent: 'Der Code wurde zu oft versucht. Lassen Sie sich einen neuen senden.',
  mailCodeResend: 'Neuen Code senden',

  passkeySignIn: 'Mit Passkey anmelden',
  passkeyCancelled:
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  passkeyUnsupported:
    'Dieser Browser kann hier keinen Passkey benutzen. Melden Sie sich anders an.',
  passkeyWrongSite: 'Unter dieser Adresse der App gehen Passkeys nicht. Melden Sie sich anders an.',
  passkeyUnknown: 'Dieser Passkey ist hier nicht bekannt. Melden Sie sich anders an.',
  passkeyFailed:
    'Ihr Gerät konnte den Passkey nicht benutzen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',

  obstacleFramed: 'Anbieter lassen sich nicht innerhalb einer anderen Seite öffnen.',
  obstacleOpen: 'Diese Seite für sich öffnen',
  obstacleInsecure: 'Anbieter brauchen eine sichere Verbindung: Öffnen Sie diese Seite mit https.',
  obstacleForgetful:
    'Anbieter brauchen Cookies. Erlauben Sie sie für diese Seite und laden Sie neu.',

  signUp: 'Konto erstellen',
  haveAccount: 'Schon ein Konto?',
  emailExists: 'Mit dieser Adresse gibt es ein Konto.',
  signUpOffTitle: 'Neue Konten sind ausgeschaltet',
  signUpOff:
    'In diesem Projekt können keine neuen Konten erstellt werden. Bitten Sie den Inhaber des Projekts, es zu erlauben.',
  noSignUpMethod:
    'Für diese App ist noch keine Art eingeschaltet, ein Konto zu erstellen. Fragen Sie die Betreiber.',
  signedUpTitle: 'Ihr Konto ist bereit',
  signedUp:
    'Eine Mail an {email} ist unterwegs. Öffnen Sie den Link darin, um die Adresse zu bestätigen.',

  signOutAsk: 'Abmelden?',
  signOutAskText:
    'Eine andere Website hat Sie hierher geschickt. Melden Sie sich nur ab, wenn Sie das wollten.',
  staySignedIn: 'Angemeldet bleiben',
  signingOut: 'Sie werden abgemeldet',
  signingOutText: 'Das dauert einen Moment.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut: 'In diesem Browser kann niemand Ihr Konto benutzen, bis Sie sich wieder anmelden.',
  alreadySignedOut: 'In diesem Browser war niemand angemeldet.',
  signOutUnconfirmed:
    'In diesem Browser sind Sie abgemeldet. Der Dienst war nicht zu erreichen; dort kann Ihre Sitzung offen bleiben, bis er es erfährt.',
  signInAgain: 'Wieder anmelden',

  verifyAsk: 'E-Mail-Adresse bestätigen',
  verifyAskText:
    'Sie haben den Link aus unserer Mail geöffnet. Bestätigen Sie, dass die Adresse Ihnen gehört.',
  verify: 'Bestätigen',
  cancel: 'Abbrechen',
  verifyChecking: 'Ihr Link wird geprüft',
  verifiedTitle: 'Adresse bestätigt',
  verified: 'Ihre E-Mail-Adresse ist bestätigt.',
  alreadyVerified: 'Ihre E-Mail-Adresse wurde schon bestätigt. Es ist nichts mehr zu tun.',
  noCodeTitle: 'Es fehlt etwas',
  noCode: 'Diese Seite öffnet sich mit dem Link aus einer Mail. Öffnen Sie ihn dort, vollständig.',
  invalidLinkTitle: 'Dieser Link geht nicht',
  invalidLink:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der Mail noch einmal oder kopieren Sie ihn ganz.',
  expiredLinkTitle: 'Dieser Link ist abgelaufen',
  expiredLink: 'Links gelten nur einige Tage. Lassen Sie sich eine neue Mail senden.',
  expiredLinkSignedOut: 'Links gelten nur einige Tage. Für eine neue Mail melden Sie sich an.',
  usedLinkTitle: 'Dieser Link wurde schon benutzt',
  usedLink: 'Wenn Sie das waren, ist Ihre Adresse bestätigt und nichts mehr zu tun.',
  spentLinkTitle: 'Dieser Link wurde zu oft versucht',
  spentLink: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich eine neue Mail senden.',
  spentLinkSignedOut: 'Zu Ihrer Sicherheit ist er gesperrt. Für eine neue Mail melden Sie sich an.',
  sendNewLink: 'Neue Mail senden',
  newLinkSent: 'Eine neue Mail an {email} ist unterwegs.',
  sendAgainIn: 'Noch einmal senden in {wait}',
  siteNotTrusted:
    'Diese Seite steht nicht auf der Liste der vertrauten Domains; keine Mail kann auf sie verweisen.',

  forgotPassword: 'Passwort vergessen?',
  forgotText:
    'Geben Sie die Adresse Ihres Kontos ein. Wir senden einen Link, mit dem Sie ein neues Passwort wählen.',
  forgotSend: 'Link senden',
  forgotBack: 'Zurück zur Anmeldung',
  forgotOffTitle: 'Passwörter sind ausgeschaltet',
  forgotOff: 'Diese App kommt ohne Passwörter aus. Melden Sie sich anders an.',
  forgotSentTitle: 'Sehen Sie in Ihr Postfach',
  forgotSent:
    'Wenn {email} zu einem Konto gehört, ist eine Mail mit einem Link unterwegs. Sehen Sie auch bei unerwünschter Post nach.',
  forgotAgain: 'Noch einmal senden',
  forgotOtherAddress: 'Andere Adresse nehmen',
  forgotSignedIn:
    'Ihr Passwort ändern Sie in den Kontoeinstellungen. Wenn Sie es nicht mehr wissen, lassen Sie sich einen Link senden.',
  forgotSignedInNoEmail: 'Ihr Passwort ändern Sie in den Kontoeinstellungen.',
  forgotSettings: 'Kontoeinstellungen',

  resetTitle: 'Neues Passwort wählen',
  resetText: 'Alle Geräte, auf denen Sie angemeldet sind, werden dadurch abgemeldet.',
  resetPassword: 'Neues Passwort',
  resetRepeat: 'Neues Passwort noch einmal',
  resetMismatch: 'Die Passwörter stimmen nicht überein.',
  resetSave: 'Passwort speichern',
  resetDoneTitle: 'Ihr Passwort ist neu',
  resetDone: 'Es gilt ab jetzt. Alle Geräte sind abgemeldet; melden Sie sich damit an.',
  resetNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer Mail. Wenn Sie keine haben, lassen Sie sich eine senden.',
  resetInvalid:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der Mail noch einmal oder lassen Sie sich einen neuen senden.',
  resetExpired:
    'Links zu einem neuen Passwort gelten nur einige Tage. Lassen Sie sich einen neuen senden.',
  resetUsed:
    'Ein Link gilt für ein Passwort. Wenn Sie das waren, melden Sie sich damit an; sonst lassen Sie sich einen neuen Link senden.',
  resetSpent: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich einen neuen senden.',
  resetNewLink: 'Neuen Link senden',
  resetRejectedTitle: 'Das Passwort wurde abgelehnt',
  resetRejected:
    'Der Link ist damit verbraucht. Lassen Sie sich einen neuen senden und wählen Sie dann ein anderes Passwort.',

  code: 'Code',

  mfaTitle: 'Code eingeben',
  mfaHelp: 'Ihre Authenticator-App zeigt sechs Ziffern für dieses Konto.',
  mfaVerify: 'Prüfen',
  mfaNotSix: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App zeigt.',
  mfaWrong: 'Der Code ist falsch. Geben Sie den ein, der jetzt zu sehen ist.',
  mfaWrongAgain: 'Auch dieser Code ist falsch. Stellt Ihr Telefon seine Uhr selbst?',
  mfaVerified: 'Ihr Code war richtig.',
  mfaMissingTitle: 'Melden Sie sich zuerst an',
  mfaMissing:
    'In diesem Tab wartet keine Anmeldung auf einen Code, oder sie hat zu lange gewartet.',
  mfaExpiredTitle: 'Das hat zu lange gedauert',
  mfaExpired:
    'Eine Anmeldung wartet einige Minuten auf ihren Code. Melden Sie sich noch einmal an und geben Sie dann einen neuen ein.',
  mfaUsedTitle: 'Diese Anmeldung ist abgeschlossen',
  mfaUsed:
    'Ihr Code wurde schon eingegeben. Wenn Sie nicht angemeldet sind, melden Sie sich noch einmal an.',
  mfaSpentTitle: 'Zu viele falsche Codes',
  mfaSpent:
    'Zu Ihrer Sicherheit ist diese Anmeldung beendet. Melden Sie sich noch einmal an und geben Sie dann einen neuen Code ein.',

  secondFactorTitle: 'Noch ein Schritt',
  secondFactor: 'Ihr Konto fragt nach einem Code aus Ihrer Authenticator-App.',
  secondFactorEnter: 'Code eingeben',

  oauthWorkingTitle: 'Sie werden angemeldet',
  oauthWorking: 'Das dauert einen Moment.',
  oauthDone: 'Jetzt geht es weiter.',
  oauthNothing:
    'Diese Seite öffnet sich, wenn Sie von einem Anbieter zurückkommen. Beginnen Sie bei der Anmeldung.',
  oauthLostTitle: 'Diese Anmeldung lässt sich hier nicht abschließen',
  oauthLost:
    'Sie wurde in einem anderen Browser oder Tab begonnen oder vor mehr als einer Stunde, oder dieser Browser sperrt Cookies. Niemand wurde angemeldet.',
  oauthFailed:
    'Die Anmeldung beim Anbieter ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  wrongDigits: 'Der Code ist falsch. Bitte melden Sie sich noch einmal an.',

  magicLinkAsk: 'Anmelden?',
  magicLinkAskText:
    'Sie haben den Link aus unserer Mail geöffnet. Gehen Sie weiter, wenn Sie darum gebeten haben.',
  magicLinkElsewhere:
    'Die Mail wurde in einem anderen Browser oder auf einem anderen Gerät angefordert. Gehen Sie nur weiter, wenn Sie das waren.',
  magicLinkReplaces: 'Hier ist jemand angemeldet und würde abgemeldet:',
  magicLinkStay: 'Als {name} angemeldet bleiben',
  magicLinkDone: 'Der Link hat Sie angemeldet.',
  magicLinkExpired:
    'Links gelten nur einige Tage. Lassen Sie sich bei der Anmeldung eine neue Mail senden.',
  magicLinkUsed:
    'Ein Link geht einmal. Wenn Sie nicht angemeldet sind, lassen Sie sich eine neue Mail senden.',
  magicLinkSpent:
    'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich bei der Anmeldung eine neue Mail senden.',
  magicLinkUnconfirmedTitle: 'Bestätigen Sie zuerst Ihre Adresse',
  emailUnconfirmed:
    'Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der ersten Mail oder melden Sie sich anders an.',

  switchAccount: 'Anderes Konto benutzen',

  inviteAsk: '{team} beitreten?',
  inviteAskText:
    'Sie treten mit diesem Konto bei. Die Mitglieder sehen seinen Namen und sein Bild.',
  inviteJoin: 'Beitreten',
  inviteIgnore: 'Nicht beachten',
  inviteSignInTitle: 'Sie sind in ein Team eingeladen',
  inviteSignIn:
    'Melden Sie sich an, dann sehen Sie, welches es ist. Es geschieht nichts, bevor Sie zugestimmt haben.',
  inviteJoinedTitle: 'Willkommen bei {team}',
  inviteJoined: 'Sie sind jetzt Mitglied des Teams.',
  inviteOpenTeam: 'Zum Team',
  inviteNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer Einladung. Öffnen Sie ihn dort, vollständig.',
  inviteInvalid:
    'Er ist vielleicht abgeschnitten, oder die Einladung wurde zurückgenommen. Öffnen Sie den Link in der Mail noch einmal oder fragen Sie, wer Sie eingeladen hat.',
  inviteExpired:
    'Einladungen gelten nur einige Tage. Bitten Sie, wer Sie eingeladen hat, um eine neue.',
  inviteUsed: 'Eine Einladung gilt für eine Person. Wenn Sie das waren, sind Sie schon im Team.',
  inviteSpent:
    'Zur Sicherheit des Teams ist er gesperrt. Bitten Sie, wer Sie eingeladen hat, um einen neuen.',

  cliAsk: 'Ein Kommandozeilen-Programm hereinlassen?',
  cliAskText: 'Ein Programm in einem Terminal möchte {app} mit diesem Konto benutzen:',
  cliPhrase: 'Ihr Terminal muss zeigen',
  cliWarning:
    'Erlauben Sie nur, was Sie eben selbst gestartet haben. Wer Sie sonst hierher geschickt hat, kommt in Ihr Konto.',
  cliShared:
    'Das Programm teilt Ihre Sitzung: Wenn Sie sich in diesem Browser abmelden, ist es auch abgemeldet.',
  cliAuthorize: 'Erlauben',
  cliSure: 'Haben Sie das selbst gestartet?',
  cliSureText:
    'Eine andere Website hat Sie hierher geführt. Wenn jemand Sie gebeten hat, diese Seite zu öffnen, brechen Sie ab: Er käme in Ihr Konto.',
  cliSureYes: 'Ja, erlauben',
  cliSignInTitle: 'Melden Sie sich zuerst an',
  cliSignIn:
    'Ein Kommandozeilen-Programm wartet auf Sie. Melden Sie sich an und entscheiden Sie dann, ob es Ihr Konto benutzen darf.',
  cliDoneTitle: 'Das Programm ist angemeldet',
  cliDone: 'Gehen Sie zurück zu Ihrem Terminal. Diese Seite wird nicht mehr gebraucht.',
  cliClose: 'Diese Seite schließen',
  cliNotClosed: 'Ihr Browser überlässt das Schließen Ihnen',
  cliGoneTitle: 'Diese Anfrage ist nicht offen',
  cliGone:
    'Sie ist abgelaufen oder schon beantwortet, oder der Link ist abgeschnitten. Beginnen Sie im Terminal von vorn.',
  cliMaybeDoneTitle: 'Das ist vielleicht schon geschehen',
  cliMaybeDone:
    'Ihr erster Versuch kann angekommen sein. Sehen Sie in Ihr Terminal; wenn es noch wartet, beginnen Sie dort von vorn.',
  cliDeniedTitle: 'Es wurde nichts erlaubt',
  cliDenied: 'Das Programm ist nicht in Ihr Konto gekommen. Sie können diese Seite schließen.',
  cliNoCode:
    'Diese Seite öffnet sich mit dem Link, den ein Kommandozeilen-Programm zeigt. Beginnen Sie im Terminal und öffnen Sie den ganzen Link.',
  cliFramedTitle: 'Öffnen Sie diese Seite für sich',
  cliFramed: 'Sie steht in der Seite einer anderen Website, die Teile von ihr verdecken könnte.',
  cliOpen: 'In einem neuen Fenster öffnen',

  settingsTitle: 'Konto',
  settingsSections: 'Abschnitte',
  settingsBack: 'Alle Einstellungen',
  settingsSaved: 'Gespeichert.',
  settingsSave: 'Speichern',
  settingsClose: 'Schließen',
  settingsOn: 'An',
  settingsReload: 'Seite neu laden',
  settingsDenied: 'Das dürfen Sie nicht. Fragen Sie jemanden, der das Team leitet.',
  settingsSignedOutTitle: 'Sie sind abgemeldet',
  settingsSignedOut: 'Melden Sie sich an, um Ihr Konto zu sehen.',
  settingsImpersonated: 'Sie sehen dieses Konto im Namen seines Inhabers.',
  settingsImpersonation: 'Im Namen des Inhabers',
  settingsUnsavedTitle: 'Ohne Speichern verlassen?',
  settingsUnsaved: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert und geht verloren.',
  settingsUnsavedLeave: 'Ohne Speichern verlassen',
  settingsConfirmTitle: 'Melden Sie sich zuerst noch einmal an',
  settingsConfirm:
    'Ihre Anmeldung ist eine Weile her. Zur Sicherheit Ihres Kontos melden Sie sich noch einmal an. Sie kommen hierher zurück.',
  settingsNotYouTitle: 'Das kann nur der Inhaber',
  settingsNotYou:
    'Sie handeln im Namen eines anderen. Woran ein Konto hängt, kann nur sein Inhaber ändern.',
  settingsLastWay:
    'Anders können Sie sich nicht anmelden. Fügen Sie erst etwas hinzu, bevor Sie das ausschalten.',

  settingsProfile: 'Profil',
  settingsPicture: 'Bild',
  settingsPictureHelp: 'Andere sehen es neben Ihrem Namen.',
  settingsName: 'Name',
  settingsNameHelp: 'So nennen andere Sie.',
  settingsNameMissing: 'Geben Sie einen Namen ein.',
  pictureChoose: 'Bild auswählen',
  pictureChange: 'Bild ändern',
  pictureRemove: 'Bild entfernen',
  pictureBroken:
    'Diese Datei lässt sich nicht als Bild lesen. Wählen Sie eine PNG- oder JPEG-Datei.',
  pictureCropTitle: 'Verschieben und vergrößern',
  pictureZoom: 'Vergrößerung',
  pictureAcross: 'Links und rechts',
  pictureDown: 'Oben und unten',
  pictureKeep: 'Dieses Bild nehmen',

  settingsEmails: 'E-Mail und Anmeldung',
  settingsEmailList: 'Ihre Adressen',
  settingsEmailListHelp: 'Mails für Sie gehen an die Hauptadresse.',
  settingsEmailNone:
    'Es gibt noch keine Adresse. Fügen Sie eine hinzu, damit die App Sie erreichen kann.',
  settingsPrimary: 'Hauptadresse',
  settingsNotVerified: 'Nicht bestätigt',
  settingsSignsIn: 'Zum Anmelden',
  settingsVerify: 'Mail zum Bestätigen senden',
  settingsMakePrimary: 'Zur Hauptadresse machen',
  settingsUseToSignIn: 'Zum Anmelden benutzen',
  settingsStopSignIn: 'Nicht mehr zum Anmelden benutzen',
  settingsRemove: 'Entfernen',
  settingsEmailLast:
    'Ohne diese Adresse könnten Sie sich nicht mehr anmelden. Fügen Sie erst eine andere Art der Anmeldung hinzu.',
  settingsEmailTaken: 'Jemand anderes meldet sich mit dieser Adresse an.',
  settingsEmailTwice: 'Diese Adresse haben Sie schon.',
  settingsEmailRemoveTitle: '{email} entfernen?',
  settingsEmailRemoveText:
    'Sie können sich damit nicht mehr anmelden und bekommen keine Mails mehr dorthin.',
  settingsEmailRemovePrimary:
    'Das ist Ihre Hauptadresse. Bis Sie eine andere wählen, kann die App Ihnen keine Mails senden.',
  settingsEmailRemove: 'Adresse entfernen',
  settingsEmailAdd: 'Adresse hinzufügen',
  settingsEmailAddHelp: 'Dorthin geht eine Mail mit einem Link, um sie zu bestätigen.',
  settingsEmailAddButton: 'Adresse hinzufügen',

  settingsSecurity: 'Sicherheit',
  settingsPassword: 'Passwort',
  settingsPasswordHelp: 'Wenn Sie es ändern, werden Sie überall sonst abgemeldet.',
  settingsPasswordNone: 'Sie haben noch kein Passwort.',
  settingsPasswordSet: 'Passwort festlegen',
  settingsPasswordChange: 'Passwort ändern',
  settingsPasswordOld: 'Bisheriges Passwort',
  settingsPasswordSave: 'Passwort speichern',
  settingsPasswordWrong: 'Das ist nicht Ihr bisheriges Passwort.',
  settingsPasskey: 'Passkey',
  settingsPasskeyHelp: 'Sie können sich mit Fingerabdruck, Gesicht oder Bildschirmsperre anmelden.',
  settingsPasskeyNone:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Passwort.',
  settingsPasskeyAdd: 'Passkey hinzufügen',
  settingsPasskeyReplace: 'Passkey ersetzen',
  settingsPasskeyRemove: 'Passkey entfernen',
  settingsPasskeyRemoveTitle: 'Ihren Passkey entfernen?',
  settingsPasskeyRemoveText:
    'Sie können sich damit nicht mehr anmelden. Ihr Gerät behält seine Hälfte, bis Sie sie dort löschen.',
  settingsPasskeyStopped: 'Es wurde kein Passkey hinzugefügt. Sie können es noch einmal versuchen.',
  settingsPasskeyThere: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  settingsPasskeyFailed:
    'Dieses Gerät oder diese Seite kann keinen Passkey anlegen. Versuchen Sie ein anderes Gerät.',
  settingsPasskeyLate: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  settingsMailCode: 'Anmeldung per Mail',
  settingsMailCodeHelp: 'Eine Mail mit Link und Code meldet Sie an, ohne Passwort.',
  settingsMailCodeOn: 'Anmeldung per Mail einschalten',
  settingsMailCodeOff: 'Anmeldung per Mail ausschalten',
  settingsAuthenticator: 'Authenticator-App',
  settingsAuthenticatorNone:
    'Bei jeder Anmeldung nach sechs Ziffern aus einer App auf Ihrem Telefon fragen.',
  settingsAuthenticatorHelp: 'Jede Anmeldung fragt nach den sechs Ziffern, die Ihre App zeigt.',
  settingsAuthenticatorOn: 'App einrichten',
  settingsAuthenticatorScan: 'Scannen Sie dieses Bild mit Ihrer Authenticator-App.',
  settingsAuthenticatorPicture: 'Bild für die Kamera einer Authenticator-App',
  settingsAuthenticatorText:
    'Keine Kamera? Geben Sie dieses Geheimnis in die App ein. Es ist nur jetzt zu sehen.',
  settingsAuthenticatorType: 'Geben Sie die sechs Ziffern ein, die die App jetzt zeigt.',
  settingsAuthenticatorConfirm: 'Einschalten',
  settingsAuthenticatorWrong:
    'Das sind nicht die Ziffern zu diesem Geheimnis. Geben Sie die ein, die jetzt zu sehen sind, und prüfen Sie die Uhr Ihres Telefons.',
  settingsAuthenticatorOff: 'App ausschalten',
  settingsAuthenticatorOffTitle: 'Die Authenticator-App ausschalten?',
  settingsAuthenticatorOffText:
    'Wer Ihr Passwort kennt, kann sich dann anmelden. Um sie wieder einzuschalten, richten Sie die App neu ein.',
  settingsProviders: 'Verbundene Konten',
  settingsProvidersHelp: 'Melden Sie sich mit einem Konto an, das Sie anderswo haben.',
  settingsConnect: 'Verbinden',
  settingsConnected: 'Verbunden',
  settingsProviderUnavailable: 'Dieser Anbieter lässt sich gerade nicht verbinden.',

  settingsSessions: 'Sitzungen',
  settingsSessionList: 'Wo Sie angemeldet sind',
  settingsSessionsHelp: 'Melden Sie ab, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  settingsSessionCurrent: 'Dieses Gerät',
  settingsSessionNowhere: 'Kein Browser',
  settingsSessionSomewhere: 'Unbekannter Ort',
  settingsSessionCreated: 'Angemeldet {when}',
  settingsSessionUsed: 'zuletzt benutzt {when}',
  settingsSessionAlone: 'Sonst sind Sie nirgends angemeldet.',
  settingsSessionRevoke: 'Abmelden',
  settingsSessionRevokeAll: 'Überall sonst abmelden',
  settingsSessionRevokeAllTitle: 'Überall sonst abmelden?',
  settingsSessionRevokeAllText:
    'Hier bleiben Sie angemeldet. Auf allen anderen Geräten müssen Sie sich neu anmelden.',

  settingsKeys: 'API-Schlüssel',
  settingsKeyList: 'Ihre Schlüssel',
  settingsKeysHelp:
    'Mit einem Schlüssel handelt ein Programm in Ihrem Namen. Geben Sie jedem Programm einen eigenen.',
  settingsTeamKeysHelp:
    'Mit einem Schlüssel handelt ein Programm für das Team. Geben Sie jedem Programm einen eigenen.',
  settingsKeysOff: 'In dieser App sind API-Schlüssel ausgeschaltet.',
  settingsKeyNone: 'Es gibt noch keinen Schlüssel.',
  settingsKeyImpersonated: 'Schlüssel kann nur der Inhaber des Kontos erstellen.',
  settingsKeyCreate: 'Schlüssel erstellen',
  settingsKeyName: 'Wofür er ist',
  settingsKeyNameHelp: 'Daran erkennen Sie ihn später.',
  settingsKeyNoName: 'Sagen Sie, wofür der Schlüssel ist.',
  settingsKeyLifetime: 'Gültig',
  settingsKeyDays: { one: '{count} Tag', other: '{count} Tage' },
  settingsKeyForever: 'Bis er widerrufen wird',
  settingsKeyPublicLabel: 'Öffentlicher Schlüssel',
  settingsKeyPublicHelp: 'Jeder darf ihn sehen, etwa im Code einer Seite.',
  settingsKeyPublic: 'Öffentlich',
  settingsKeyValid: 'Gültig',
  settingsKeyExpired: 'Abgelaufen',
  settingsKeyRevoked: 'Widerrufen',
  settingsKeyCreated: 'erstellt {when}',
  settingsKeyExpires: 'läuft ab {when}',
  settingsKeyRevealTitle: 'Kopieren Sie jetzt Ihren Schlüssel',
  settingsKeyReveal:
    'Er ist nur dieses eine Mal zu sehen. Bewahren Sie ihn auf, wo nur das Programm ihn lesen kann.',
  settingsKeyKept: 'Ich habe ihn kopiert',
  settingsKeyRevoke: 'Schlüssel widerrufen',
  settingsKeyRevokeTitle: '„{name}“ widerrufen?',
  settingsKeyRevokeText:
    'Programme, die ihn benutzen, gehen sofort nicht mehr. Er lässt sich nicht zurückholen.',
  settingsKeyStaysPublic: 'Ein öffentlicher Schlüssel lässt sich nicht widerrufen.',

  settingsTeam: 'Team',
  settingsTeamGone: 'Dieses Team gibt es nicht',
  settingsTeamGoneText: 'Es wurde gelöscht, oder Sie sind kein Mitglied.',
  settingsTeamLooks: 'Name und Bild',
  settingsTeamLooksHelp: 'Alle Mitglieder sehen sie.',
  settingsTeamLooksDenied: 'Nur manche Mitglieder können sie ändern.',
  settingsTeamName: 'Name des Teams',
  settingsTeamNoName: 'Geben Sie dem Team einen Namen.',
  settingsOwnName: 'Ihr Name in diesem Team',
  settingsOwnNameHelp: 'Nur dieses Team sieht ihn.',
  settingsOwnNameLabel: 'Ihr Name hier',
  settingsMembers: 'Mitglieder',
  settingsMembersSearch: 'Nach Namen suchen',
  settingsMembersFound: {
    one: '{count} Mitglied gefunden',
    other: '{count} Mitglieder gefunden',
  },
  settingsMemberYou: 'Sie',
  settingsMemberNameless: 'Ohne Namen',
  settingsPageOf: '{from}–{to} von {all}',
  settingsPageBack: 'Zurück',
  settingsPageOn: 'Weiter',
  settingsInvite: 'Einladung senden',
  settingsInvited: 'Eine Einladung an {email} ist unterwegs.',
  settingsInvitations: 'Offene Einladungen',
  settingsInvitationNone: 'Zurzeit ist niemand eingeladen.',
  settingsInvitationExpires: 'läuft ab {when}',
  settingsInvitationRevoke: 'Zurücknehmen',
  settingsLeave: 'Team verlassen',
  settingsLeaveHelp: 'Das Team bleibt, ohne Sie.',
  settingsLeaveTitle: '{team} verlassen?',
  settingsLeaveText:
    'Sie verlieren den Zugang zu allem, was dem Team gehört. Nur eine Einladung bringt Sie zurück.',
  settingsNewTeam: 'Team erstellen',
  settingsNewTeamHelp: 'Sie werden sein erstes Mitglied und laden danach andere ein.',
  settingsNewTeamCreate: 'Team erstellen',
  settingsNewTeamOff: 'In dieser App kann nicht jeder Teams erstellen.',

  settingsSettings: 'Einstellungen',
  settingsSignOutHelp: 'Nur auf diesem Gerät.',
  settingsDelete: 'Konto löschen',
  settingsDeleteHelp: 'Alles, was die App über Sie weiß, geht mit.',
  settingsDeleteTitle: 'Ihr Konto löschen?',
  settingsDeleteText: 'Ihr Konto und was dazu gehört, ist sofort weg. Niemand kann es zurückholen.',
  settingsDeleteType: 'Um fortzufahren, geben Sie {phrase} ein',
  settingsDeleteWord: 'löschen',
  settingsDeleteLabel: 'Hier eingeben',
  settingsDeleteMismatch: 'Das ist etwas anderes.',

  userMenu: 'Konto von {name}',
  userMenuSettings: 'Kontoeinstellungen',
  userMenuSignOut: 'Abmelden',
  teamMenu: 'Team',
  teamMenuNone: 'Team wählen',
  teamMenuEmpty: 'Sie sind noch in keinem Team. Bitten Sie jemanden um eine Einladung.',
  teamMenuCreate: 'Team erstellen',
  teamMenuName: 'Name des Teams',
  teamMenuNameMissing: 'Geben Sie einen Namen ein.',

  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Die Adresse ist vertippt, oder diese App bietet die Seite nicht an.',

  errorTitle: 'Das hat nicht geklappt',
  errorText:
    'Unterwegs ist etwas schiefgegangen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  otherAccountTitle: 'Dieses Konto ist vergeben',
  otherAccount:
    'Das Konto beim Anbieter gehört zu einem anderen Benutzer dieser App. Melden Sie sich damit an oder wählen Sie ein anderes.',
  otherConnectionTitle: 'Ein anderes Konto ist verbunden',
  otherConnection:
    'Sie sind mit einem anderen Konto dieses Anbieters verbunden. Trennen Sie es zuerst oder benutzen Sie es.',
  addressTakenTitle: 'Sie haben sich bisher anders angemeldet',
  addressTaken:
    'Die E-Mail-Adresse dieses Kontos gehört hier schon zu einem Benutzer. Melden Sie sich an wie bisher und verbinden Sie den Anbieter dann in den Einstellungen.',
  cameBackNowhere:
    'Diese Seite steht nicht auf der Liste der vertrauten Domains. Sagen Sie es den Betreibern.',
  accessDeniedTitle: 'Der Zugang wurde verweigert',
  accessDenied:
    'Der Anbieter hat nein gesagt, oder Sie haben abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  providerUnavailableTitle: 'Diesen Anbieter gibt es hier nicht',
  providerUnavailable: 'Die App bietet ihn zurzeit nicht an. Melden Sie sich anders an.',
  timedOutTitle: 'Das hat zu lange gedauert',
  timedOut:
    'Die Anmeldung beim Anbieter hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
}
