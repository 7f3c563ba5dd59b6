import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Schritt {step} von 4',
  ssoSetupFor: 'Single Sign-on für {team}. Dieser Link gilt bis {date}.',
  ssoSetupGoneTitle: 'Dieser Link funktioniert nicht',
  ssoSetupGone:
    'Er ist abgelaufen, wurde widerrufen oder nicht vollständig kopiert. Bitten Sie um einen neuen.',
  ssoDomainTitle: 'Bestätigen Sie Ihre Domain',
  ssoDomainLead:
    'Personen mit einer E‑Mail-Adresse dieser Domain melden sich künftig bei Ihrem Identitätsanbieter an.',
  ssoDomain: 'Domain',
  ssoDomainAdd: 'Domain hinzufügen',
  ssoDomainAddAnother: 'Weitere Domain hinzufügen',
  ssoDomainInvalid: 'Geben Sie eine Domain wie acme.com ein, die noch nicht in der Liste steht.',
  ssoDomainRecord: 'Legen Sie diesen TXT-Eintrag im DNS von {domain} an.',
  ssoRecordName: 'Name',
  ssoRecordValue: 'Wert',
  ssoDomainCheck: 'Jetzt prüfen',
  ssoDomainRemove: '{domain} entfernen',
  ssoDomainRemoveTitle: '{domain} entfernen?',
  ssoDomainRemoveText:
    'Der zugehörige TXT-Eintrag wird ungültig. Wenn Sie die Domain erneut hinzufügen, erhält sie einen neuen Eintrag.',
  ssoDomainMissing:
    'Wir haben den Eintrag nicht gefunden. Bis ein neuer Eintrag überall sichtbar ist, kann ein Tag vergehen.',
  ssoDomainTaken: 'Ein anderes Team hat diese Domain bestätigt.',
  ssoDomainVerified: '{domain} ist bestätigt.',
  ssoProviderTitle: 'Wählen Sie Ihren Identitätsanbieter',
  ssoOtherProvider: 'Anderer ({protocol})',
  ssoDomainBack: 'Zurück zu den Domains',
  ssoConnectTitle: '{provider} verbinden',
  ssoConnectProtocolTitle: 'Verbinden Sie Ihren Identitätsanbieter',
  ssoCreateIn: 'Legen Sie in {console} eine App an.',
  ssoCreateAtProvider: 'Legen Sie bei Ihrem Anbieter eine App an.',
  ssoActOpen: 'Öffnen Sie {place} und wählen Sie {item}.',
  ssoActType: 'Wählen Sie {method} und {type}.',
  ssoActRedirect: 'Tragen Sie den Redirect URI von unten bei {field} ein.',
  ssoActAssign: 'Weisen Sie unter {place} die Personen zu, die sich anmelden dürfen.',
  ssoActPlatform:
    'Wählen Sie unter {place} die Plattform {platform} und tragen Sie den Redirect URI von unten ein.',
  ssoActNewSecret:
    'Wählen Sie unter {place} den Punkt {item} und kopieren Sie aus der Liste {field}.',
  ssoActDownload: 'Geben Sie der App einen Namen, gehen Sie weiter und wählen Sie {item}.',
  ssoActEntityId: 'Tragen Sie die Werte von unten als {acs} und {entity} ein.',
  ssoActTurnOn:
    'Schalten Sie die App unter {place} für die Personen ein, die sich anmelden dürfen.',
  ssoActOption: 'Schalten Sie {option} ein.',
  ssoActCopySecret: 'Kopieren Sie das Client-Geheimnis aus {place}.',
  ssoActClient:
    'Registrieren Sie einen Client mit Authorization Code Flow und einem Client-Geheimnis.',
  ssoActRedirectUri: 'Tragen Sie den Redirect URI von unten ein.',
  ssoActServiceProvider: 'Fügen Sie einen Service Provider für SAML 2.0 hinzu.',
  ssoActSigned: 'Lassen Sie den Anbieter die Assertions signieren, aber nicht verschlüsseln.',
  ssoActPeople: 'Geben Sie den Personen Zugriff, die sich anmelden dürfen.',
  ssoValuesEnter: 'Tragen Sie die Werte Ihres Anbieters ein.',
  ssoValuesMetadata: 'Laden Sie die Metadaten Ihres Anbieters hoch, oder fügen Sie sie ein.',
  ssoMetadata: 'URL oder XML der Metadaten',
  ssoMetadataXml: 'XML der Metadaten',
  ssoMetadataFile: 'Datei wählen',
  ssoMetadataFileWrong:
    'Wählen Sie die XML-Datei mit den Metadaten Ihres Anbieters, höchstens 500 KB groß.',
  ssoValuesRefused: 'Diese Werte funktionieren nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  ssoProviderChange: 'Anderen Anbieter wählen',
  ssoValuesChange: 'Werte ändern',
  ssoTestTitle: 'Testen Sie die Anmeldung',
  ssoTestLead:
    'Der Test öffnet einen neuen Tab. Melden Sie sich dort mit einer Adresse Ihrer Domain an. Der Test legt kein Konto an.',
  ssoTest: 'Test starten',
  ssoTestAgain: 'Test erneut starten',
  ssoTestRunning: 'Die Anmeldung läuft im anderen Tab. Das Ergebnis erscheint hier.',
  ssoTestFailed:
    'Der Test ist fehlgeschlagen. Prüfen Sie die Werte bei Ihrem Anbieter und versuchen Sie es erneut.',
  ssoReasonEmail:
    'Der Anbieter hat keine E‑Mail-Adresse einer bestätigten Domain des Teams gesendet.',
  ssoReasonClient:
    'Der Anbieter hat die Client-ID, das Client Secret oder den Schlüssel abgelehnt. Vergleichen Sie sie mit den Werten beim Anbieter.',
  ssoReasonUnavailable:
    'Der Anbieter hat nicht geantwortet. Prüfen Sie seine URL und versuchen Sie es erneut.',
  ssoReasonRejected:
    'Die Antwort des Anbieters ist ungültig. Prüfen Sie den Aussteller und die Client-ID.',
  ssoReasonIssuer:
    'Die Antwort nennt einen anderen Aussteller oder eine andere Entity-ID. Vergleichen Sie sie mit dem Anbieter.',
  ssoReasonDenied: 'Der Anbieter hat die Anmeldung abgelehnt. Der Grund steht in seinem Protokoll.',
  ssoReasonUnsigned:
    'Die Assertion ist nicht signiert. Lassen Sie den Anbieter sie signieren, nicht nur die Antwort.',
  ssoReasonSignature:
    'Die Signatur passt nicht. Der Anbieter benutzt ein anderes Zertifikat oder einen anderen Schlüssel.',
  ssoReasonAlgorithm:
    'Der Algorithmus der Signatur wird nicht unterstützt. Lassen Sie den Anbieter mit RSA und SHA-256 signieren.',
  ssoReasonEncrypted: 'Die Assertion ist verschlüsselt. Schalten Sie das beim Anbieter aus.',
  ssoReasonAudience:
    'Die Antwort ist für eine andere Audience. Geben Sie beim Anbieter die Entity-ID des Dienstes ein.',
  ssoReasonRecipient:
    'Die Antwort ist für eine andere URL. Geben Sie beim Anbieter die ACS-URL ein.',
  ssoReasonRequest:
    'Die Antwort gehört nicht zu diesem Test. Starten Sie ihn noch einmal, in einem einzigen Tab.',
  ssoReasonClock: 'Die Antwort kam zu früh oder zu spät. Prüfen Sie die Uhr des Anbieters.',
  ssoReasonAccountId:
    'Der Anbieter hat keine dauerhafte ID des Kontos gesendet. Ändern Sie dort die NameID.',
  ssoReasonCertificate:
    'Das Zertifikat ist abgelaufen. Geben Sie die neuen Metadaten des Anbieters ein.',
  ssoTestPassed: 'Der Test war erfolgreich.',
  ssoScimTitle: 'Benutzer bereitstellen (optional)',
  ssoScimLead:
    'Mit SCIM 2.0 fügt Ihr Identitätsanbieter Personen automatisch hinzu und entfernt sie.',
  ssoScimCreate: 'SCIM-Token erstellen',
  ssoScimOnce: 'Kopieren Sie das Token jetzt. Es wird nur einmal angezeigt.',
  ssoFinish: 'Fertigstellen',
  ssoDoneTitle: 'Single Sign-on ist eingerichtet',
  ssoDone: 'Ein Admin von {team} kann es jetzt einschalten. Sie können diese Seite schließen.',
}
