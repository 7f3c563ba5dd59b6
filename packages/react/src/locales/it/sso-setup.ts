import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Passaggio {step} di 4',
  ssoSetupFor: 'Single Sign-On per {team}. Questo link è valido fino al {date}.',
  ssoSetupGoneTitle: 'Questo link non funziona',
  ssoSetupGone: 'È scaduto, è stato revocato o non è stato copiato per intero. Chiedine uno nuovo.',
  ssoDomainTitle: 'Verifica il tuo dominio',
  ssoDomainLead:
    'Le persone con un indirizzo email di questo dominio accederanno con il tuo provider di identità.',
  ssoDomain: 'Dominio',
  ssoDomainAdd: 'Aggiungi dominio',
  ssoDomainAddAnother: 'Aggiungi un altro dominio',
  ssoDomainInvalid: 'Inserisci un dominio come acme.com che non è ancora nell’elenco.',
  ssoDomainRecord: 'Aggiungi questo record TXT al DNS di {domain}.',
  ssoRecordName: 'Nome',
  ssoRecordValue: 'Valore',
  ssoDomainCheck: 'Controlla ora',
  ssoDomainRemove: 'Rimuovi dominio',
  ssoDomainMissing:
    'Non abbiamo trovato il record. Un nuovo record può impiegare fino a un giorno per essere visibile ovunque.',
  ssoDomainTaken: 'Un altro team ha verificato questo dominio.',
  ssoDomainVerified: '{domain} è verificato.',
  ssoProviderTitle: 'Scegli il tuo provider di identità',
  ssoOtherProvider: 'Altro ({protocol})',
  ssoDomainBack: 'Torna ai domini',
  ssoConnectTitle: 'Collega {provider}',
  ssoConnectProtocolTitle: 'Collega il tuo provider di identità',
  ssoStepsOkta:
    'Nella Admin Console di Okta, crea un’integrazione con OIDC e il tipo Web Application. Inserisci questo URI di reindirizzamento e assegna le persone che possono accedere.',
  ssoStepsEntra:
    'Nell’interfaccia di amministrazione di Entra, registra un’applicazione con questo URI di reindirizzamento per la piattaforma Web. Poi crea un segreto client.',
  ssoStepsGoogle:
    'Nella Console di amministrazione Google, apri App e poi App web e mobili. Aggiungi un’app SAML personalizzata, scarica i suoi metadati e inserisci questi valori.',
  ssoStepsKeycloak:
    'Nella console di amministrazione di Keycloak, crea un client OpenID Connect con autenticazione del client e questo URI di reindirizzamento.',
  ssoStepsOidc:
    'Nel tuo provider, registra un client con il flusso con codice di autorizzazione e questo URI di reindirizzamento.',
  ssoStepsSaml:
    'Nel tuo provider, aggiungi un service provider con questi valori. Le asserzioni devono essere firmate e non cifrate.',
  ssoValuesEnter: 'Inserisci i valori del tuo provider.',
  ssoMetadata: 'URL o XML dei metadati',
  ssoValuesRefused: 'Questi valori non funzionano. Controllali e riprova.',
  ssoProviderChange: 'Scegli un altro provider',
  ssoValuesChange: 'Modifica i valori',
  ssoTestTitle: 'Prova l’accesso',
  ssoTestLead:
    'La prova apre una nuova scheda. Accedi lì con un indirizzo del tuo dominio. La prova non crea alcun account.',
  ssoTest: 'Avvia la prova',
  ssoTestAgain: 'Avvia di nuovo il test',
  ssoTestRunning: 'In attesa dell’accesso nell’altra scheda. Il risultato comparirà qui.',
  ssoTestFailed:
    'La prova non è riuscita ({reason}). Controlla i valori nel tuo provider e riprova.',
  ssoReasonEmail:
    'Il provider non ha inviato alcun indirizzo email di un dominio verificato del team.',
  ssoReasonClient: 'Il provider ha rifiutato l’ID client, il segreto o la chiave. Confrontali.',
  ssoReasonUnavailable: 'Il provider non ha risposto. Controlla il suo URL e riprova.',
  ssoReasonRejected: 'La risposta del provider non è valida. Controlla l’emittente e l’ID client.',
  ssoReasonIssuer:
    'La risposta indica un altro emittente o un altro entity ID. Confrontalo con il provider.',
  ssoReasonDenied: 'Il provider ha rifiutato l’accesso. Il motivo è nel suo registro.',
  ssoReasonUnsigned:
    'L’asserzione non è firmata. Fai firmare al provider l’asserzione, non solo la risposta.',
  ssoReasonSignature:
    'La firma non corrisponde. Il provider usa un altro certificato o un’altra chiave.',
  ssoReasonAlgorithm:
    'La firma ha un algoritmo non supportato. Fai firmare il provider con RSA e SHA-256.',
  ssoReasonEncrypted: 'L’asserzione è cifrata. Disattiva la cifratura presso il provider.',
  ssoReasonAudience:
    'La risposta è per un’altra audience. Inserisci l’entity ID del servizio presso il provider.',
  ssoReasonRecipient: 'La risposta è per un altro URL. Inserisci l’URL ACS presso il provider.',
  ssoReasonRequest: 'La risposta non appartiene a questa prova. Ricominciala, in una sola scheda.',
  ssoReasonClock:
    'La risposta è arrivata troppo presto o troppo tardi. Controlla l’orologio del provider.',
  ssoReasonAccountId:
    'Il provider non ha inviato un ID permanente dell’account. Cambia lì il NameID.',
  ssoReasonCertificate: 'Il certificato è scaduto. Inserisci i nuovi metadati del provider.',
  ssoTestPassed: 'La prova è riuscita.',
  ssoScimTitle: 'Provisioning degli utenti (facoltativo)',
  ssoScimLead:
    'Con SCIM 2.0, il tuo provider di identità aggiunge e rimuove le persone automaticamente.',
  ssoScimCreate: 'Crea token SCIM',
  ssoScimOnce: 'Copia il token ora. Viene mostrato una sola volta.',
  ssoDoneTitle: 'Il Single Sign-On è configurato',
  ssoDone: 'Un amministratore di {team} può ora attivarlo. Puoi chiudere questa pagina.',
}
