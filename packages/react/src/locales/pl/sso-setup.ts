import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Krok {step} z 4',
  ssoSetupFor: 'Logowanie jednokrotne dla: {team}. Ten link działa do {date}.',
  ssoSetupGoneTitle: 'Ten link nie działa',
  ssoSetupGone: 'Wygasł, został unieważniony lub nie został skopiowany w całości. Poproś o nowy.',
  ssoDomainTitle: 'Zweryfikuj swoją domenę',
  ssoDomainLead:
    'Osoby z adresem e-mail w tej domenie będą się logować przez Twojego dostawcę tożsamości.',
  ssoDomain: 'Domena',
  ssoDomainAdd: 'Dodaj domenę',
  ssoDomainAddAnother: 'Dodaj kolejną domenę',
  ssoDomainInvalid: 'Podaj domenę, na przykład acme.com, której nie ma jeszcze na liście.',
  ssoDomainRecord: 'Dodaj ten rekord TXT do DNS domeny {domain}.',
  ssoRecordName: 'Nazwa',
  ssoRecordValue: 'Wartość',
  ssoDomainCheck: 'Sprawdź teraz',
  ssoDomainRemove: 'Usuń domenę',
  ssoDomainMissing:
    'Nie znaleźliśmy rekordu. Zanim nowy rekord będzie widoczny wszędzie, może minąć do jednego dnia.',
  ssoDomainTaken: 'Inny zespół zweryfikował tę domenę.',
  ssoDomainVerified: 'Domena {domain} jest zweryfikowana.',
  ssoProviderTitle: 'Wybierz dostawcę tożsamości',
  ssoOtherProvider: 'Inny ({protocol})',
  ssoDomainBack: 'Wróć do domen',
  ssoConnectTitle: 'Połącz: {provider}',
  ssoConnectProtocolTitle: 'Połącz dostawcę tożsamości',
  ssoStepsOkta:
    'W Okta Admin Console utwórz integrację aplikacji z OIDC i typem Web Application. Podaj ten identyfikator URI przekierowania i przypisz osoby, które mogą się logować.',
  ssoStepsEntra:
    'W centrum administracyjnym Entra zarejestruj aplikację z tym identyfikatorem URI przekierowania dla platformy Web. Następnie utwórz klucz tajny klienta.',
  ssoStepsGoogle:
    'W konsoli administracyjnej Google otwórz Aplikacje, a potem Aplikacje internetowe i mobilne. Dodaj niestandardową aplikację SAML, pobierz jej metadane i wpisz te wartości.',
  ssoStepsKeycloak:
    'W konsoli administracyjnej Keycloak utwórz klienta OpenID Connect z uwierzytelnianiem klienta i tym identyfikatorem URI przekierowania.',
  ssoStepsOidc:
    'U swojego dostawcy zarejestruj klienta z przepływem kodu autoryzacji i tym identyfikatorem URI przekierowania.',
  ssoStepsSaml:
    'U swojego dostawcy dodaj dostawcę usług z tymi wartościami. Asercje muszą być podpisane i niezaszyfrowane.',
  ssoValuesEnter: 'Wpisz wartości od swojego dostawcy.',
  ssoMetadata: 'URL lub XML metadanych',
  ssoValuesRefused: 'Te wartości nie działają. Sprawdź je i spróbuj ponownie.',
  ssoProviderChange: 'Wybierz innego dostawcę',
  ssoValuesChange: 'Zmień wartości',
  ssoTestTitle: 'Przetestuj logowanie',
  ssoTestLead:
    'Test otwiera nową kartę. Zaloguj się tam adresem ze swojej domeny. Test nie tworzy konta.',
  ssoTest: 'Rozpocznij test',
  ssoTestAgain: 'Rozpocznij test ponownie',
  ssoTestRunning: 'Czekamy na logowanie w drugiej karcie. Wynik pojawi się tutaj.',
  ssoTestFailed: 'Test się nie powiódł ({reason}). Sprawdź wartości u dostawcy i spróbuj ponownie.',
  ssoReasonEmail: 'Dostawca nie wysłał adresu e-mail ze zweryfikowanej domeny zespołu.',
  ssoReasonClient: 'Dostawca odrzucił ID klienta, tajny klucz lub klucz prywatny. Porównaj je.',
  ssoReasonUnavailable: 'Dostawca nie odpowiedział. Sprawdź jego adres URL i spróbuj ponownie.',
  ssoReasonRejected: 'Odpowiedź dostawcy jest nieprawidłowa. Sprawdź wystawcę i ID klienta.',
  ssoReasonIssuer:
    'Odpowiedź podaje innego wystawcę lub identyfikator encji. Porównaj go z dostawcą.',
  ssoReasonDenied: 'Dostawca odmówił logowania. Przyczyna jest w jego dzienniku.',
  ssoReasonUnsigned:
    'Asercja nie jest podpisana. Niech dostawca podpisuje ją, a nie tylko odpowiedź.',
  ssoReasonSignature: 'Podpis się nie zgadza. Dostawca używa innego certyfikatu lub klucza.',
  ssoReasonAlgorithm:
    'Podpis ma nieobsługiwany algorytm. Niech dostawca podpisuje z RSA i SHA-256.',
  ssoReasonEncrypted: 'Asercja jest zaszyfrowana. Wyłącz to u dostawcy.',
  ssoReasonAudience:
    'Odpowiedź jest dla innego odbiorcy (audience). Wpisz u dostawcy identyfikator encji usługi.',
  ssoReasonRecipient: 'Odpowiedź jest dla innego adresu URL. Wpisz u dostawcy URL ACS.',
  ssoReasonRequest: 'Odpowiedź nie należy do tego testu. Zacznij go od nowa, w jednej karcie.',
  ssoReasonClock: 'Odpowiedź przyszła za wcześnie lub za późno. Sprawdź zegar dostawcy.',
  ssoReasonAccountId: 'Dostawca nie wysłał trwałego ID konta. Zmień tam NameID.',
  ssoReasonCertificate: 'Certyfikat wygasł. Wprowadź nowe metadane dostawcy.',
  ssoTestPassed: 'Test zakończył się powodzeniem.',
  ssoScimTitle: 'Aprowizacja użytkowników (opcjonalnie)',
  ssoScimLead: 'Dzięki SCIM 2.0 Twój dostawca tożsamości automatycznie dodaje i usuwa osoby.',
  ssoScimCreate: 'Utwórz token SCIM',
  ssoScimOnce: 'Skopiuj token teraz. Jest pokazywany tylko raz.',
  ssoDoneTitle: 'Logowanie jednokrotne jest skonfigurowane',
  ssoDone: 'Administrator zespołu {team} może je teraz włączyć. Możesz zamknąć tę stronę.',
}
