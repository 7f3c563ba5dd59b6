import type { EmailLanguage } from './email-texts.js'

export const hi: EmailLanguage = {
  tag: 'hi',
  dir: 'ltr',
  fallback: 'अगर बटन काम न करे, तो यह लिंक खोलें:',
  templates: {
    email_verification: {
      subject: '{{ projectDisplayName }} के लिए अपना ईमेल सत्यापित करें',
      heading: 'अपना ईमेल सत्यापित करें',
      sentence: 'अपने {{ projectDisplayName }} खाते में इस ईमेल पते का उपयोग करने के लिए इसे सत्यापित करें।',
      expiry: 'लिंक एक ही बार काम करता है। वैधता: {{ codeLifetime }}।',
      action: 'ईमेल सत्यापित करें',
      otherwise: 'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा कर सकते हैं।',
      reason:
        'आपको यह ईमेल इसलिए मिला है क्योंकि {{ projectDisplayName }} के एक खाते में {{ recipientEmail }} दर्ज किया गया था।',
    },
    password_reset: {
      subject: '{{ projectDisplayName }} का पासवर्ड रीसेट करें',
      heading: 'अपना पासवर्ड रीसेट करें',
      sentence: 'हमें आपके {{ projectDisplayName }} खाते का पासवर्ड रीसेट करने का अनुरोध मिला है।',
      expiry: 'लिंक एक ही बार काम करता है। वैधता: {{ codeLifetime }}।',
      action: 'पासवर्ड रीसेट करें',
      otherwise: 'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। आपका पासवर्ड नहीं बदलेगा।',
      reason:
        'आपको यह ईमेल इसलिए मिला है क्योंकि {{ projectDisplayName }} पर {{ recipientEmail }} का पासवर्ड रीसेट करने का अनुरोध किया गया था।',
    },
    magic_link: {
      subject: '{{ otp }} आपका {{ projectDisplayName }} साइन-इन कोड है',
      heading: '{{ projectDisplayName }} में साइन इन करें',
      sentence: 'साइन इन करने के लिए यह कोड डालें।',
      expiry: 'वैधता: {{ codeLifetime }}।',
      action: 'कोड के बिना साइन इन करें',
      otherwise:
        'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें। यह कोड किसी को न बताएं: {{ projectDisplayName }} से कोई भी इसे नहीं मांगेगा।',
      reason:
        'आपको यह ईमेल इसलिए मिला है क्योंकि {{ projectDisplayName }} पर {{ recipientEmail }} के लिए साइन-इन कोड का अनुरोध किया गया था।',
    },
    team_invitation: {
      subject: '{{ projectDisplayName }} पर {{ teamDisplayName }} से जुड़ें',
      heading: '{{ teamDisplayName }} से जुड़ें',
      sentence:
        'आपको {{ projectDisplayName }} पर टीम {{ teamDisplayName }} से जुड़ने का निमंत्रण मिला है।',
      expiry: 'निमंत्रण एक ही बार काम करता है। वैधता: {{ codeLifetime }}।',
      action: 'निमंत्रण देखें',
      otherwise: 'अगर आप इस टीम को नहीं जानते, तो इस ईमेल को अनदेखा कर सकते हैं।',
      reason:
        'आपको यह ईमेल इसलिए मिला है क्योंकि {{ recipientEmail }} को {{ projectDisplayName }} पर एक टीम में बुलाया गया है।',
    },
  },
}
