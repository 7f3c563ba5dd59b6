import type { Texts } from '../text.js'

/** Hindi. People are addressed with आप; common English words are written as they sound. */
export const texts: Texts = {
  loading: 'लोड हो रहा है',
  slow: 'इसमें सामान्य से अधिक समय लग रहा है।',
  noScript: 'इस पेज के लिए JavaScript ज़रूरी है। अपने ब्राउज़र में इसे चालू करें, फिर पेज दोबारा लोड करें।',
  retry: 'फिर से कोशिश करें',
  continue: 'जारी रखें',
  home: 'होम पेज पर जाएँ',
  cancel: 'रद्द करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'खुद चुनकर कॉपी करें',
  supportCode: 'त्रुटि कोड',

  email: 'ईमेल पता',
  emailMissing: 'अपना ईमेल पता डालें।',
  emailInvalid: 'name@example.com जैसा एक ईमेल पता डालें।',
  password: 'पासवर्ड',
  passwordMissing: 'अपना पासवर्ड डालें।',
  passwordShow: 'पासवर्ड दिखाएँ',
  passwordHide: 'पासवर्ड छिपाएँ',
  passwordTooLong: 'ज़्यादा से ज़्यादा {count} वर्ण इस्तेमाल करें।',

  offline: 'आप ऑफ़लाइन हैं। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
  unreachable: 'कोई जवाब नहीं मिला। अपना इंटरनेट कनेक्शन जाँचें या थोड़ी देर बाद फिर से कोशिश करें।',
  rateLimited: 'बहुत अधिक प्रयास। {wait} में फिर से प्रयास करें।',
  canGoOn: 'अब आप जारी रख सकते हैं।',
  unexpected: 'कोई गड़बड़ी हुई। फिर से कोशिश करें।',
  unavailableTitle: 'यह पेज लोड नहीं हुआ',

  signedInTitle: 'आपने साइन इन किया हुआ है',
  continueAs: '{name} के तौर पर जारी रखें',
  signOut: 'साइन आउट करें',

  signIn: 'साइन इन करें',

  signUp: 'खाता बनाएँ',
  signUpOff: 'इस प्रोजेक्ट में नए खाते बनाने की सुविधा चालू नहीं है। प्रोजेक्ट के मालिक से इसे चालू करने को कहें।',
  sendAgainIn: '{wait} में फिर से भेजें',
  siteNotTrusted: 'यह साइट भरोसेमंद डोमेन की सूची में नहीं है, इसलिए इसका लिंक ईमेल में नहीं भेजा जा सकता।',

  code: 'कोड',
  accountBannedTitle: 'खाता प्रतिबंधित है',
  accountBanned: 'यह खाता प्रतिबंधित है। अगर आपको यह गलती लगती है, तो सहायता टीम से संपर्क करें।',
  notSameAccount: 'यह कोई दूसरा खाता है। उसी खाते से साइन इन करें, या पहले साइन आउट करें।',
  wrongDigits: 'कोड गलत है। फिर से साइन इन करके देखें।',
  emailUnconfirmed: 'इस पते की पुष्टि अभी नहीं हुई है। पहले ईमेल का लिंक खोलें या किसी और तरीके से साइन इन करें।',

  obstacleFramed: 'दूसरे खातों से साइन इन किसी और पेज के अंदर नहीं खुलता।',
  openAlone: 'नए टैब में खोलें',
  obstacleInsecure: 'सुरक्षित कनेक्शन ज़रूरी है: यह पेज https से खोलें।',
  obstacleForgetful:
    'साइन इन करने के लिए कुकी ज़रूरी हैं। इस साइट के लिए उनकी अनुमति दें, फिर पेज दोबारा लोड करें।',

  passwordTooShort: 'कम से कम {count} वर्ण इस्तेमाल करें।',
  passwordTooShortUnknown: 'ज़्यादा वर्ण इस्तेमाल करें।',
  passwordTooLongUnknown: 'कम वर्ण इस्तेमाल करें।',
  passwordTooWeak: 'यह पासवर्ड बहुत आम है। कोई दूसरा पासवर्ड चुनें।',
  passwordIsEmail: 'अपने ईमेल पते को पासवर्ड के रूप में इस्तेमाल न करें।',
  passwordGuessable: 'इसका अंदाज़ा लगाना आसान है। और अलग-अलग वर्ण इस्तेमाल करें।',
  passwordLongEnough: 'लंबाई काफ़ी है। जितना लंबा, उतना मज़बूत।',
  passwordStrong: 'पासवर्ड मज़बूत है।',
  signUpOffTitle: 'साइन-अप बंद है',
  signedUpTitle: 'आपका खाता तैयार है',
  signInAgain: 'फिर से साइन इन करें',
  framedTitle: 'यह पेज अलग से खोलें',
  framedText: 'यह किसी दूसरी साइट के पेज के अंदर है, जो इसके कुछ हिस्से ढक सकता है।',
  newLinkSent: 'हमने {email} पर नया ईमेल भेजा है।',
  resetPassword: 'नया पासवर्ड',
  mfaNotSix: 'अपने ऑथेंटिकेटर ऐप में दिख रहे छह अंक डालें।',
  userMenuSettings: 'खाते की सेटिंग',
  team: 'टीम',
  createTeam: 'टीम बनाएँ',
  teamName: 'टीम का नाम',

  userMenu: '{name} का खाता',
  teamMenuNone: 'टीम चुनें',
  teamMenuEmpty: 'आप अभी किसी टीम में नहीं हैं। किसी से न्योता भेजने को कहें।',
  teamMenuNameMissing: 'नाम डालें।',

  contactSupport: 'सहायता से संपर्क करें',
}
