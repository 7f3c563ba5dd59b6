import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'ईमेल या पासवर्ड गलत है।',
  noAccount: 'खाता नहीं है?',
  noMethodTitle: 'साइन इन उपलब्ध नहीं है',
  noMethod: 'इस ऐप में साइन इन करने का कोई तरीका अभी चालू नहीं है। ऐप चलाने वालों से संपर्क करें।',

  forgotten: 'पासवर्ड भूल गए?',
  mailSend: 'मुझे कोड ईमेल करें',
  mailHelp: 'हम आपको एक कोड और साइन-इन लिंक ईमेल करेंगे।',
  mailInstead: 'ईमेल कोड का उपयोग करें',
  passwordInstead: 'पासवर्ड का उपयोग करें',
  or: 'या',
  continueWith: '{provider} से जारी रखें',
  lastUsed: 'पिछली बार',
  signInAnonymously: 'अतिथि के रूप में जारी रखें',

  mailCodeTitle: 'अपना ईमेल देखें',
  mailCodeSent: 'हमने {email} पर कोड भेजा है।',
  mailCodeEdit: 'बदलें',
  mailCodeOpen: 'इनबॉक्स खोलें',
  mailCodeHelp: '6 अक्षरों का कोड डालें या ईमेल में दिए लिंक का उपयोग करें।',
  mailCodeNotSix: 'सभी 6 अक्षर डालें।',
  mailCodeWrong: 'यह कोड गलत है। सबसे नए ईमेल का कोड इस्तेमाल करें।',
  mailCodeExpired: 'इस कोड की समयसीमा खत्म हो गई है। नया कोड भेजें।',
  mailCodeUsed: 'यह कोड पहले ही इस्तेमाल हो चुका है। नया कोड भेजें।',
  mailCodeSpent: 'इस कोड को बहुत बार आज़माया गया है। नया कोड भेजें।',
  mailCodeResend: 'कोड फिर से भेजें',

  passkeySignIn: 'पासकी से साइन इन करें',
  passkeyCancelled: 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें या किसी और तरीके से साइन इन करें।',
  passkeyUnsupported: 'इस ब्राउज़र में यहाँ पासकी इस्तेमाल नहीं हो सकती। किसी और तरीके से साइन इन करें।',
  passkeyWrongSite: 'ऐप के इस पते पर पासकी काम नहीं करतीं। किसी और तरीके से साइन इन करें।',
  passkeyUnknown: 'यह पासकी यहाँ रजिस्टर नहीं है। किसी और तरीके से साइन इन करें।',
  passkeyFailed:
    'आपके डिवाइस पर पासकी इस्तेमाल नहीं हो सकी। फिर से कोशिश करें या किसी और तरीके से साइन इन करें।',
}
