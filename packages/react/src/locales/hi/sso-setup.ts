import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'चरण {step}/4',
  ssoSetupFor: '{team} के लिए सिंगल साइन-ऑन। यह लिंक {date} तक काम करता है।',
  ssoSetupGoneTitle: 'यह लिंक काम नहीं करता',
  ssoSetupGone:
    'इसकी समय-सीमा खत्म हो गई, इसे निरस्त कर दिया गया या पूरा कॉपी नहीं किया गया। नया लिंक माँगें।',
  ssoDomainTitle: 'अपना डोमेन सत्यापित करें',
  ssoDomainLead: 'इस डोमेन के ईमेल पते वाले लोग आपके पहचान प्रदाता से साइन इन करेंगे।',
  ssoDomain: 'डोमेन',
  ssoDomainAdd: 'डोमेन जोड़ें',
  ssoDomainInvalid: 'acme.com जैसा कोई डोमेन डालें, जो अभी सूची में नहीं है।',
  ssoDomainRecord: 'यह TXT रिकॉर्ड {domain} के DNS में जोड़ें।',
  ssoRecordName: 'नाम',
  ssoRecordValue: 'मान',
  ssoDomainCheck: 'अभी जाँचें',
  ssoDomainRemove: 'डोमेन हटाएँ',
  ssoDomainMissing: 'हमें रिकॉर्ड नहीं मिला। नया रिकॉर्ड हर जगह दिखने में एक दिन तक लग सकता है।',
  ssoDomainTaken: 'किसी दूसरी टीम ने यह डोमेन सत्यापित किया है।',
  ssoDomainVerified: '{domain} सत्यापित है।',
  ssoProviderTitle: 'अपना पहचान प्रदाता चुनें',
  ssoOtherProvider: 'अन्य ({protocol})',
  ssoConnectTitle: '{provider} कनेक्ट करें',
  ssoStepsOkta:
    'Okta Admin Console में OIDC और Web Application प्रकार के साथ ऐप इंटीग्रेशन बनाएँ। यह रीडायरेक्ट URI डालें और साइन इन कर सकने वाले लोग असाइन करें।',
  ssoStepsEntra:
    'Entra एडमिन सेंटर में Web प्लैटफ़ॉर्म के लिए इस रीडायरेक्ट URI के साथ ऐप रजिस्टर करें। फिर क्लाइंट सीक्रेट बनाएँ।',
  ssoStepsGoogle:
    'Google Admin console में ऐप्लिकेशन और फिर वेब और मोबाइल ऐप्लिकेशन खोलें। कस्टम SAML ऐप जोड़ें, उसका मेटाडेटा डाउनलोड करें और ये मान डालें।',
  ssoStepsKeycloak:
    'Keycloak एडमिन कंसोल में क्लाइंट प्रमाणीकरण और इस रीडायरेक्ट URI के साथ OpenID Connect क्लाइंट बनाएँ।',
  ssoStepsOidc: 'अपने प्रदाता के यहाँ ऑथराइज़ेशन कोड फ़्लो और इस रीडायरेक्ट URI के साथ क्लाइंट रजिस्टर करें।',
  ssoStepsSaml:
    'अपने प्रदाता के यहाँ इन मानों के साथ सर्विस प्रोवाइडर जोड़ें। असर्शन हस्ताक्षरित होने चाहिए और एन्क्रिप्ट नहीं होने चाहिए।',
  ssoMetadata: 'मेटाडेटा URL या XML',
  ssoValuesRefused: 'ये मान काम नहीं करते। इन्हें जाँचें और फिर से कोशिश करें।',
  ssoProviderChange: 'दूसरा प्रदाता चुनें',
  ssoTestTitle: 'साइन-इन की जाँच करें',
  ssoTestLead: 'जाँच नया टैब खोलती है। वहाँ अपने डोमेन के पते से साइन इन करें। जाँच से कोई खाता नहीं बनता।',
  ssoTest: 'जाँच शुरू करें',
  ssoTestFailed: 'जाँच विफल रही ({reason})। अपने प्रदाता के यहाँ मान जाँचें और फिर से कोशिश करें।',
  ssoTestPassed: 'जाँच सफल रही।',
  ssoScimTitle: 'उपयोगकर्ता प्रोविज़न करें (वैकल्पिक)',
  ssoScimLead: 'SCIM 2.0 से आपका पहचान प्रदाता लोगों को अपने-आप जोड़ता और हटाता है।',
  ssoScimCreate: 'SCIM टोकन बनाएँ',
  ssoScimOnce: 'टोकन अभी कॉपी करें। यह केवल एक बार दिखता है।',
  ssoDoneTitle: 'सिंगल साइन-ऑन सेट हो गया है',
  ssoDone: '{team} का कोई एडमिन अब इसे चालू कर सकता है।',
}
