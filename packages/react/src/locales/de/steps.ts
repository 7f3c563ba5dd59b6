import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Abmelden?',
  signOutAskText:
    'Eine andere Website hat Sie hierher geschickt. Melden Sie sich nur ab, wenn Sie das wollten.',
  staySignedIn: 'Angemeldet bleiben',
  signingOut: 'Sie werden abgemeldet',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut: 'In diesem Browser kann niemand Ihr Konto benutzen, bis Sie sich wieder anmelden.',
  alreadySignedOut: 'In diesem Browser war niemand angemeldet.',
  signOutUnconfirmed:
    'In diesem Browser sind Sie abgemeldet. Der Dienst war nicht zu erreichen; dort kann Ihre Sitzung offen bleiben, bis er es erfährt.',

  mfaTitle: 'Bestätigungscode eingeben',
  mfaHelp: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  mfaVerify: 'Prüfen',
  mfaWrong: 'Der Code ist falsch. Geben Sie den ein, der jetzt zu sehen ist.',
  mfaWrongAgain: 'Auch dieser Code ist falsch. Stellt Ihr Telefon seine Uhr selbst?',
  mfaUseRecovery: 'Wiederherstellungscode verwenden',
  mfaUseApp: 'Authenticator-App verwenden',
  mfaRecoveryLabel: 'Wiederherstellungscode',
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
  errorText: 'Gehen Sie zurück und versuchen Sie es erneut.',
  otherAccountTitle: 'Dieses Konto ist vergeben',
  otherAccount:
    'Das Konto beim Anbieter gehört zu einem anderen Benutzer dieser App. Melden Sie sich damit an oder wählen Sie ein anderes.',
  otherConnectionTitle: 'Ein anderes Konto ist verbunden',
  otherConnection:
    'Sie sind mit einem anderen Konto dieses Anbieters verbunden. Trennen Sie es zuerst oder benutzen Sie es.',
  addressTakenTitle: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto',
  addressTaken:
    'Die E-Mail-Adresse dieses Kontos gehört hier schon zu einem Benutzer. Melden Sie sich an wie bisher und verbinden Sie den Anbieter dann in den Einstellungen.',
  cameBackNowhere:
    'Diese Seite steht nicht auf der Liste der vertrauten Domains. Sagen Sie es den Betreibern.',
  accessDeniedTitle: 'Die Anmeldung wurde abgebrochen',
  accessDenied:
    'Der Anbieter hat nein gesagt, oder Sie haben abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  providerRefusedTitle: 'Der Anbieter hat die Anmeldung abgelehnt',
  providerRefused:
    'Versuchen Sie es noch einmal oder melden Sie sich anders an. Wenn es wieder geschieht, senden Sie den Code für den Support an die Betreiber dieser App.',
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
}
