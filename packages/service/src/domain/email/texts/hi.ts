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
  notifications: {
    headings: {
      new_device: 'आपके खाते में नया साइन-इन',
      password_added: 'पासवर्ड जोड़ा गया',
      password_changed: 'आपका पासवर्ड बदला गया',
      password_removed: 'आपका पासवर्ड हटाया गया',
      primary_email_changed: 'आपका मुख्य ईमेल बदला गया',
      sign_in_email_added: 'साइन-इन ईमेल जोड़ा गया',
      sign_in_email_removed: 'साइन-इन ईमेल हटाया गया',
      email_codes_enabled: 'ईमेल कोड से साइन-इन चालू किया गया',
      email_codes_disabled: 'ईमेल कोड से साइन-इन बंद किया गया',
      provider_connected: '{{ provider }} जोड़ा गया',
      provider_disconnected: '{{ provider }} हटाया गया',
      passkey_added: 'पासकी जोड़ी गई',
      passkey_removed: 'आपकी पासकी हटाई गई',
      recovery_codes_created: 'नए रिकवरी कोड बनाए गए',
      recovery_code_used: 'एक रिकवरी कोड इस्तेमाल किया गया',
      two_factor_enabled: 'दो-चरणीय सत्यापन चालू किया गया',
      two_factor_disabled: 'दो-चरणीय सत्यापन बंद किया गया',
      credentials_revoked: 'साइन-इन के अन्य तरीके हटाए गए',
      account_deletion_scheduled: 'आपका खाता हटाया जाएगा',
      account_restored: 'आपका खाता वापस लाया गया',
    },
    change: 'यह बदलाव आपके {{ projectDisplayName }} खाते में किया गया।',
    changeByAdministrator: 'एक व्यवस्थापक ने आपके {{ projectDisplayName }} खाते में यह बदलाव किया।',
    signIn: 'किसी ने एक नए डिवाइस से आपके {{ projectDisplayName }} खाते में साइन इन किया।',
    revocation:
      'आपने अपने {{ projectDisplayName }} खाते का ईमेल पता सत्यापित किया। साइन-इन के अन्य तरीके उससे पहले जोड़े गए थे, इसलिए वे अब काम नहीं करते।',
    lines: {
      time: 'समय: {{ time }}',
      device: 'डिवाइस: {{ device }}',
      ipAddress: 'IP पता: {{ ipAddress }}',
      email: 'ईमेल: {{ email }}',
      oldEmail: 'पिछला ईमेल: {{ oldEmail }}',
      newEmail: 'नया ईमेल: {{ newEmail }}',
      provider: 'खाता: {{ provider }}',
      deletionTime: 'हटाने का समय: {{ deletionTime }}',
    },
    browserOnSystem: '{{ system }} पर {{ browser }}',
    unknown: 'अज्ञात',
    restoring: 'अपना खाता बनाए रखने के लिए उस समय से पहले साइन इन करें।',
    advice:
      'अगर यह आपने नहीं किया, तो अपना पासवर्ड अभी रीसेट करें। फिर खाता सेटिंग से वह सब हटा दें जिसे आप नहीं पहचानते।',
    adviceForAdministrator:
      'अगर आपको इस बदलाव की उम्मीद नहीं थी, तो {{ projectDisplayName }} से संपर्क करें।',
    action: 'खाता सेटिंग खोलें',
    reason:
      'आपको यह ईमेल इसलिए मिला क्योंकि {{ recipientEmail }} {{ projectDisplayName }} पर एक खाते का ईमेल पता है या था।',
  },
}
