import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Es fehlt etwas',
  invalidLinkTitle: 'Dieser Link geht nicht',
  expiredLinkTitle: 'Dieser Link ist abgelaufen',
  usedLinkTitle: 'Dieser Link wurde schon benutzt',
  spentLinkTitle: 'Dieser Link wurde zu oft versucht',

  secondFactorTitle: 'Bestätigung in zwei Schritten',
  secondFactor: 'Ihr Konto fragt nach einem Code aus Ihrer Authenticator-\u2060App.',
  secondFactorEnter: 'Code eingeben',

  switchAccount: 'Anderes Konto verwenden',

  inviteAsk: '{team} beitreten?',
  inviteAskText:
    'Sie treten mit diesem Konto bei. Die Mitglieder sehen seinen Namen und sein Bild.',
  inviteFrom: '{name} hat Sie eingeladen.',
  inviteJoin: 'Team beitreten',
  inviteIgnore: 'Nicht jetzt',
  inviteSignInTitle: 'Sie sind in ein Team eingeladen',
  inviteSignIn:
    'Melden Sie sich an, dann sehen Sie, welches es ist. Es geschieht nichts, bevor Sie zugestimmt haben.',
  inviteSignInKnown:
    'Melden Sie sich an, um fortzufahren. Sie treten erst bei, wenn Sie zustimmen.',
  inviteJoinedTitle: 'Willkommen bei {team}',
  inviteJoined: 'Sie sind jetzt Mitglied des Teams.',
  inviteOpenTeam: 'Zum Team',
  inviteNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer Einladung. Öffnen Sie ihn dort, vollständig.',
  inviteInvalid:
    'Er ist vielleicht abgeschnitten, oder die Einladung wurde zurückgenommen. Öffnen Sie den Link in der E-\u2060Mail noch einmal oder fragen Sie, wer Sie eingeladen hat.',
  inviteExpired:
    'Einladungen gelten nur einige Tage. Bitten Sie, wer Sie eingeladen hat, um eine neue.',
  inviteUsed: 'Eine Einladung gilt für eine Person. Wenn Sie das waren, sind Sie schon im Team.',
  inviteSpent:
    'Zur Sicherheit des Teams ist er gesperrt. Bitten Sie, wer Sie eingeladen hat, um einen neuen.',

  cliAsk: 'Zugriff per Kommandozeile erlauben?',
  cliAskText: 'Ein Programm in einem Terminal möchte {app} mit diesem Konto benutzen:',
  cliPhrase: 'Ihr Terminal muss zeigen',
  cliWarning:
    'Erlauben Sie nur, was Sie eben selbst gestartet haben. Wer Sie sonst hierher geschickt hat, kommt in Ihr Konto.',
  cliShared:
    'Das Programm teilt Ihre Sitzung: Wenn Sie sich in diesem Browser abmelden, ist es auch abgemeldet.',
  cliSure: 'Haben Sie das selbst gestartet?',
  cliSureText:
    'Eine andere Website hat Sie hierher geführt. Wenn jemand Sie gebeten hat, diese Seite zu öffnen, brechen Sie ab: Er käme in Ihr Konto.',
  cliSureYes: 'Ja, erlauben',
  cliSignInTitle: 'Melden Sie sich zuerst an',
  cliSignIn:
    'Ein Kommandozeilen-Programm wartet auf Sie. Melden Sie sich an und entscheiden Sie dann, ob es Ihr Konto benutzen darf.',
  cliDoneTitle: 'Alles erledigt',
  cliDone: 'Sie können diesen Tab schließen und zum Terminal zurückkehren.',
  cliClose: 'Tab schließen',
  cliNotClosed: 'Ihr Browser überlässt das Schließen Ihnen',
  cliGoneTitle: 'Anfrage abgelaufen',
  cliGone:
    'Sie ist abgelaufen oder schon beantwortet, oder der Link ist abgeschnitten. Beginnen Sie im Terminal von vorn.',
  cliMaybeDoneTitle: 'Das ist vielleicht schon geschehen',
  cliMaybeDone:
    'Ihr erster Versuch kann angekommen sein. Sehen Sie in Ihr Terminal; wenn es noch wartet, beginnen Sie dort von vorn.',
  cliDeniedTitle: 'Zugriff abgelehnt',
  cliDenied: 'Das Programm ist nicht in Ihr Konto gekommen. Sie können diese Seite schließen.',
  cliNoCode:
    'Diese Seite öffnet sich mit dem Link, den ein Kommandozeilen-Programm zeigt. Beginnen Sie im Terminal und öffnen Sie den ganzen Link.',

  verifyAsk: 'E-\u2060Mail-Adresse bestätigen',
  verifyAskText:
    'Sie haben den Link aus unserer E-\u2060Mail geöffnet. Bestätigen Sie, dass die Adresse Ihnen gehört.',
  verify: 'Bestätigen',
  verifyWhose: 'Haben Sie dieses Konto erstellt?',
  verifyWhoseText: 'Bei {app} wurde ein Konto mit {email} erstellt.',
  verifyAdded: 'Ist das Ihr Konto?',
  verifyAddedText: '{email} wurde zu einem Konto bei {app} hinzugefügt.',
  verifyCreated: 'Erstellt',
  verifyDevice: 'Gerät',
  verifyPlace: 'Ort',
  verifyCity: '{city}, {country}',
  verifyMine: 'Ja, das war ich',
  verifyNotMine: 'Nein, das war ich nicht',
  rejectedTitle: 'E-\u2060Mail-Adresse entfernt',
  rejected: 'Das Konto verwendet Ihre E-\u2060Mail-Adresse nicht mehr.',
  rejectedSignedOut: 'Alle Sitzungen des Kontos wurden beendet.',
  verifiedTitle: 'E-\u2060Mail-Adresse bestätigt',
  verified: 'Alles erledigt.',
  alreadyVerified: 'Ihre E-\u2060Mail-Adresse wurde schon bestätigt. Es ist nichts mehr zu tun.',
  noCode:
    'Diese Seite öffnet sich mit dem Link aus einer E-\u2060Mail. Öffnen Sie ihn dort, vollständig.',
  invalidLink:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der E-\u2060Mail noch einmal oder kopieren Sie ihn ganz.',
  expiredLink:
    'Links gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Lassen Sie sich eine neue E-\u2060Mail senden.',
  expiredLinkSignedOut:
    'Links gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Für eine neue E-\u2060Mail melden Sie sich an.',
  usedLink: 'Wenn Sie das waren, ist Ihre Adresse bestätigt und nichts mehr zu tun.',
  spentLink: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich eine neue E-\u2060Mail senden.',
  spentLinkSignedOut:
    'Zu Ihrer Sicherheit ist er gesperrt. Für eine neue E-\u2060Mail melden Sie sich an.',
  sendNewLink: 'E-\u2060Mail erneut senden',

  forgotPassword: 'Passwort vergessen?',
  forgotText:
    'Geben Sie Ihre E-\u2060Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen.',
  forgotSend: 'Link senden',
  forgotBack: 'Zurück zur Anmeldung',
  forgotOffTitle: 'Passwörter sind ausgeschaltet',
  forgotOff: 'Diese App kommt ohne Passwörter aus. Melden Sie sich anders an.',
  forgotSentTitle: 'E-\u2060Mails prüfen',
  forgotSent:
    'Wenn {email} zu einem Konto gehört, ist eine E-\u2060Mail mit einem Link unterwegs. Sehen Sie auch bei unerwünschter Post nach.',
  forgotAgain: 'E-\u2060Mail erneut senden',
  forgotOtherAddress: 'Andere Adresse nehmen',
  forgotSignedIn:
    'Ihr Passwort ändern Sie in den Kontoeinstellungen. Wenn Sie es nicht mehr wissen, lassen Sie sich einen Link senden.',
  forgotSignedInNoEmail: 'Ihr Passwort ändern Sie in den Kontoeinstellungen.',

  resetTitle: 'Neues Passwort wählen',
  resetText: 'Alle Geräte, auf denen Sie angemeldet sind, werden dadurch abgemeldet.',
  resetRepeat: 'Neues Passwort bestätigen',
  resetMismatch: 'Die Passwörter stimmen nicht überein.',
  resetSave: 'Passwort zurücksetzen',
  resetDoneTitle: 'Passwort geändert',
  resetDone:
    'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  resetNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer E-\u2060Mail. Wenn Sie keine haben, lassen Sie sich eine senden.',
  resetInvalid:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der E-\u2060Mail noch einmal oder lassen Sie sich einen neuen senden.',
  resetExpired:
    'Links zu einem neuen Passwort gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Lassen Sie sich einen neuen senden.',
  resetUsed:
    'Ein Link gilt für ein Passwort. Wenn Sie das waren, melden Sie sich damit an; sonst lassen Sie sich einen neuen Link senden.',
  resetSpent: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich einen neuen senden.',
  resetNewLink: 'Neuen Link senden',
  resetRejectedTitle: 'Das Passwort wurde abgelehnt',
  resetRejected:
    'Der Link ist damit verbraucht. Lassen Sie sich einen neuen senden und wählen Sie dann ein anderes Passwort.',

  magicLinkAsk: 'Anmeldung fortsetzen?',
  magicLinkSwitch: 'Mit einem anderen Konto anmelden?',
  magicLinkAskText: 'Fahren Sie nur fort, wenn Sie diesen Link angefordert haben.',
  magicLinkElsewhere:
    'Die E-\u2060Mail wurde in einem anderen Browser oder auf einem anderen Gerät angefordert. Fahren Sie nur fort, wenn Sie das waren.',
  magicLinkReplaces: 'Sie werden abgemeldet als:',
  magicLinkStay: 'Als {name} angemeldet bleiben',
  magicLinkExpired:
    'Links gelten nur für begrenzte Zeit. Lassen Sie sich bei der Anmeldung eine neue E-\u2060Mail senden.',
  magicLinkUsed:
    'Ein Link geht einmal. Wenn Sie nicht angemeldet sind, lassen Sie sich eine neue E-\u2060Mail senden.',
  magicLinkSpent:
    'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich bei der Anmeldung eine neue E-\u2060Mail senden.',
  magicLinkUnconfirmedTitle: 'Bestätigen Sie zuerst Ihre Adresse',

  signOutAsk: 'Abmelden?',
  signOutAskText:
    'Eine andere Website hat Sie hierher geschickt. Melden Sie sich nur ab, wenn Sie das wollten.',
  signOutClientAsk: '{client} möchte Sie auch hier abmelden.',
  staySignedIn: 'Angemeldet bleiben',
  signingOut: 'Sie werden abgemeldet',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut: 'In diesem Browser kann niemand Ihr Konto benutzen, bis Sie sich wieder anmelden.',
  alreadySignedOut: 'In diesem Browser war niemand angemeldet.',
  signOutUnconfirmed:
    'In diesem Browser sind Sie abgemeldet. Der Dienst war nicht zu erreichen; dort kann Ihre Sitzung offen bleiben, bis er es erfährt.',

  mfaTitle: 'Bestätigungscode eingeben',
  mfaHelp: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-\u2060App ein.',
  mfaVerify: 'Prüfen',
  mfaWrong: 'Der Code ist falsch. Geben Sie den ein, der jetzt zu sehen ist.',
  mfaWrongAgain: 'Auch dieser Code ist falsch. Stellt Ihr Telefon seine Uhr selbst?',
  mfaUseRecovery: 'Wiederherstellungscode verwenden',
  mfaUseApp: 'Authenticator-\u2060App verwenden',
  mfaRecoveryLabel: 'Wiederherstellungscode',
  mfaRecoveryTitle: 'Wiederherstellungscode eingeben',
  mfaRecoveryHelp: 'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein.',
  mfaRecoveryEmpty: 'Geben Sie einen Wiederherstellungscode ein.',
  mfaRecoveryWrong: 'Dieser Code ist falsch oder wurde schon benutzt. Geben Sie einen anderen ein.',
  mfaVerified: 'Ihr Code war richtig.',
  mfaMissingTitle: 'Melden Sie sich zuerst an',
  mfaMissing:
    'In diesem Tab wartet keine Anmeldung auf einen Code, oder sie hat zu lange gewartet.',
  mfaExpired:
    'Eine Anmeldung wartet einige Minuten auf ihren Code. Melden Sie sich noch einmal an und geben Sie dann einen neuen ein.',
  mfaUsedTitle: 'Diese Anmeldung ist abgeschlossen',
  mfaUsed:
    'Ihr Code wurde schon eingegeben. Wenn Sie nicht angemeldet sind, melden Sie sich noch einmal an.',
  mfaSpentTitle: 'Zu viele falsche Codes',
  mfaSpent:
    'Zu Ihrer Sicherheit ist diese Anmeldung beendet. Melden Sie sich noch einmal an und geben Sie dann einen neuen Code ein.',

  oauthWorkingTitle: 'Sie werden angemeldet',
  takesMoment: 'Das dauert einen Moment.',
  oauthNothing:
    'Diese Seite öffnet sich, wenn Sie von einem Anbieter zurückkommen. Beginnen Sie bei der Anmeldung.',
  oauthLostTitle: 'Anmeldung konnte nicht abgeschlossen werden',
  oauthLost:
    'Sie wurde in einem anderen Browser oder Tab begonnen oder vor mehr als einer Stunde, oder dieser Browser sperrt Cookies. Niemand wurde angemeldet.',
  oauthFailed:
    'Die Anmeldung beim Anbieter ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',

  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Prüfen Sie die Adresse.',

  errorTitle: 'Etwas ist schiefgelaufen',
  errorText:
    'Versuchen Sie es erneut. Wenn es wieder passiert, senden Sie dies an den Support der App.',
  errorTime: 'Zeitpunkt',
  otherAccountTitle: 'Dieses Konto ist vergeben',
  otherAccount:
    'Das Konto beim Anbieter gehört zu einem anderen Benutzer dieser App. Melden Sie sich damit an oder wählen Sie ein anderes.',
  otherConnectionTitle: 'Ein anderes Konto ist verbunden',
  otherConnection:
    'Sie sind mit einem anderen Konto dieses Anbieters verbunden. Trennen Sie es zuerst oder benutzen Sie es.',
  addressTakenTitle: 'Mit dieser E-\u2060Mail-Adresse gibt es schon ein Konto',
  addressTaken:
    'Die E-\u2060Mail-Adresse dieses Kontos gehört hier schon zu einem Benutzer. Melden Sie sich an wie bisher und verbinden Sie den Anbieter dann in den Einstellungen.',
  refusedByApp: 'Diese App hat Ihr Konto nicht akzeptiert.',
  cameBackNowhere:
    'Diese Seite steht nicht auf der Liste der vertrauten Domains. Sagen Sie es den Betreibern.',
  accessDeniedTitle: 'Die Anmeldung wurde abgebrochen',
  accessDenied:
    'Der Anbieter hat nein gesagt, oder Sie haben abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  providerRefusedTitle: 'Der Anbieter hat die Anmeldung abgelehnt',
  providerRefused:
    'Versuchen Sie es noch einmal oder melden Sie sich anders an. Wenn es wieder geschieht, senden Sie den Code für den Support an die Betreiber dieser App.',
  ssoNotAllowed:
    'Der Identitätsanbieter Ihrer Organisation hat eine E-\u2060Mail-Adresse gesendet, die er hier nicht anmelden darf. Wenden Sie sich an Ihre Administration.',
  ssoDeactivated:
    'Ihre Organisation hat dieses Konto deaktiviert. Wenden Sie sich an Ihre Administration.',
  scopeRefusedTitle: 'Der Anbieter hat eine Berechtigung abgelehnt',
  scopeRefused:
    'Diese App verlangt vom Anbieter eine Berechtigung, die er nicht erteilt. Melden Sie sich anders an und senden Sie den Code für den Support an die Betreiber dieser App.',
  providerOutageTitle: 'Der Anbieter antwortet nicht',
  providerOutage:
    'Das Problem liegt beim Anbieter, nicht an Ihrer Verbindung oder Ihrem Konto. Versuchen Sie es in einigen Minuten noch einmal oder melden Sie sich anders an.',
  providerUnavailableTitle: 'Diesen Anbieter gibt es hier nicht',
  providerUnavailable: 'Die App bietet ihn zurzeit nicht an. Melden Sie sich anders an.',
  timedOutTitle: 'Das hat zu lange gedauert',
  timedOut:
    'Die Anmeldung beim Anbieter hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  recentSignInTitle: 'Melden Sie sich zuerst noch einmal an',
  recentSignIn:
    'Zur Sicherheit Ihres Kontos melden Sie sich noch einmal an, bevor Sie einen Anbieter verbinden.',
  accountDeletionTitle: 'Ihr Konto wird gelöscht',
  accountDeletion:
    'Löschung: {when}. Wenn Sie Ihr Konto behalten, können Sie sich wieder anmelden.',
  accountKeep: 'Konto behalten',
  accountKeptTitle: 'Ihr Konto bleibt bestehen',
  accountKept: 'Melden Sie sich an, um fortzufahren.',

  consentAsk: '{client} erlauben, Ihr Konto zu verwenden?',
  consentAskText: 'Anmeldung dort mit Ihrem Konto bei {app}:',
  consentUnverified: 'Diese App ist nicht verifiziert. Jede App kann sich {client} nennen.',
  consentUnverifiedHost: 'Diese App ist nicht verifiziert. Ihr Name stammt von {host}.',
  consentScopes: '{client} kann dann:',
  consentDestination:
    'Sie werden zu {host} geleitet. Fahren Sie nur fort, wenn Sie der Seite vertrauen.',
  consentLoopback:
    'Sie werden zu einer App auf diesem Computer weitergeleitet. Fahren Sie nur fort, wenn Sie dies dort begonnen haben.',
  consentDevice: 'Fahren Sie nur fort, wenn Sie dies auf Ihrem eigenen Gerät begonnen haben.',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  consentSignInTitle: 'Melden Sie sich zuerst an',
  consentSignIn:
    'Eine andere App möchte Ihr Konto verwenden. Melden Sie sich an und entscheiden Sie dann.',
  consentAgainTitle: 'Melden Sie sich zuerst erneut an',
  consentAgain:
    'Die andere App verlangt eine neue Anmeldung. Melden Sie sich erneut an, um fortzufahren.',
  consentGoneTitle: 'Anfrage abgelaufen',
  consentGone: 'Gehen Sie zur anderen App zurück und beginnen Sie neu.',
  consentNoCode: 'Öffnen Sie diese Seite aus der App, bei der Sie sich anmelden möchten.',
  consentWorkingTitle: 'Sie werden zurückgeleitet',
}
