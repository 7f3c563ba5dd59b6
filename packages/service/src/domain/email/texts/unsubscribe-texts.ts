import type { EmailLanguage } from './email-texts.js'

/** Texts about emails that apps send and users can turn off. */
interface UnsubscribeTexts {
  /** Why the reader received the email. */
  reason: string
  /** Label of the link and of the button. */
  action: string
  /** Above the button. */
  question: string
  /** After the button was pressed. */
  done: string
  /** Shown for a link without a valid code. */
  invalid: string
}

const en: UnsubscribeTexts = {
  reason: 'You received this email because you have an account on {{ projectDisplayName }}.',
  action: 'Unsubscribe',
  question: 'Stop receiving these emails from {{ projectDisplayName }}?',
  done: "You're unsubscribed from these emails.",
  invalid: "This link doesn't work. Open the link in the email again.",
}

/** By the tag of the language. */
const texts: Readonly<Record<string, UnsubscribeTexts>> = {
  en,
  ar: {
    reason: 'وصلتك هذه الرسالة لأن لديك حسابًا في {{ projectDisplayName }}.',
    action: 'إلغاء الاشتراك',
    question: 'هل تريد التوقف عن تلقي هذه الرسائل من {{ projectDisplayName }}؟',
    done: 'أُلغي اشتراكك في هذه الرسائل.',
    invalid: 'هذا الرابط لا يعمل. افتح الرابط الموجود في الرسالة مرة أخرى.',
  },
  de: {
    reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{ projectDisplayName }} haben.',
    action: 'Abbestellen',
    question: 'Diese E-Mails von {{ projectDisplayName }} nicht mehr erhalten?',
    done: 'Sie haben diese E-Mails abbestellt.',
    invalid: 'Dieser Link funktioniert nicht. Öffnen Sie den Link in der E-Mail noch einmal.',
  },
  es: {
    reason: 'Recibes este correo porque tienes una cuenta en {{ projectDisplayName }}.',
    action: 'Cancelar suscripción',
    question: '¿Quieres dejar de recibir estos correos de {{ projectDisplayName }}?',
    done: 'Ya no recibirás estos correos.',
    invalid: 'Este enlace no funciona. Vuelve a abrir el enlace del correo.',
  },
  fr: {
    reason: 'Vous recevez cet e-mail car vous avez un compte sur {{ projectDisplayName }}.',
    action: 'Se désabonner',
    question: 'Ne plus recevoir ces e-mails de {{ projectDisplayName }} ?',
    done: 'Vous ne recevrez plus ces e-mails.',
    invalid: 'Ce lien ne fonctionne pas. Ouvrez de nouveau le lien de l’e-mail.',
  },
  he: {
    reason: 'ההודעה נשלחה כי יש לך חשבון ב-{{ projectDisplayName }}.',
    action: 'ביטול הרישום',
    question: 'להפסיק לקבל את ההודעות האלה מ-{{ projectDisplayName }}?',
    done: 'הרישום להודעות האלה בוטל.',
    invalid: 'הקישור לא עובד. יש לפתוח שוב את הקישור שבהודעה.',
  },
  hi: {
    reason: 'आपको यह ईमेल इसलिए मिला है क्योंकि {{ projectDisplayName }} पर आपका खाता है।',
    action: 'सदस्यता छोड़ें',
    question: 'क्या आप {{ projectDisplayName }} से ऐसे ईमेल पाना बंद करना चाहते हैं?',
    done: 'अब आपको ऐसे ईमेल नहीं मिलेंगे।',
    invalid: 'यह लिंक काम नहीं करता। ईमेल में दिया गया लिंक फिर से खोलें।',
  },
  it: {
    reason: 'Ricevi questa email perché hai un account su {{ projectDisplayName }}.',
    action: 'Annulla iscrizione',
    question: 'Vuoi non ricevere più queste email da {{ projectDisplayName }}?',
    done: 'Non riceverai più queste email.',
    invalid: 'Questo link non funziona. Apri di nuovo il link nell’email.',
  },
  ja: {
    reason: 'このメールは、{{ projectDisplayName }} のアカウントをお持ちの方に送信されています。',
    action: '配信停止',
    question: '{{ projectDisplayName }} からのこのようなメールの配信を停止しますか？',
    done: 'メールの配信を停止しました。',
    invalid: 'このリンクは機能しません。メール内のリンクをもう一度開いてください。',
  },
  ko: {
    reason: '{{ projectDisplayName }} 계정이 있어 이 이메일을 보내드립니다.',
    action: '수신 거부',
    question: '{{ projectDisplayName }}에서 보내는 이러한 이메일을 더 이상 받지 않으시겠어요?',
    done: '이러한 이메일의 수신을 거부했습니다.',
    invalid: '링크가 작동하지 않습니다. 이메일의 링크를 다시 여세요.',
  },
  nl: {
    reason: 'Je ontvangt deze e-mail omdat je een account hebt bij {{ projectDisplayName }}.',
    action: 'Afmelden',
    question: 'Wil je deze e-mails van {{ projectDisplayName }} niet meer ontvangen?',
    done: 'Je bent afgemeld voor deze e-mails.',
    invalid: 'Deze link werkt niet. Open de link in de e-mail opnieuw.',
  },
  pl: {
    reason: 'Otrzymujesz tę wiadomość, ponieważ masz konto w {{ projectDisplayName }}.',
    action: 'Zrezygnuj z subskrypcji',
    question: 'Czy nie chcesz już otrzymywać takich wiadomości od {{ projectDisplayName }}?',
    done: 'Nie będziesz już otrzymywać takich wiadomości.',
    invalid: 'Ten link nie działa. Otwórz ponownie link z wiadomości.',
  },
  'pt-BR': {
    reason: 'Você recebeu este e-mail porque tem uma conta em {{ projectDisplayName }}.',
    action: 'Cancelar inscrição',
    question: 'Quer parar de receber estes e-mails de {{ projectDisplayName }}?',
    done: 'Você não receberá mais estes e-mails.',
    invalid: 'Este link não funciona. Abra de novo o link do e-mail.',
  },
  tr: {
    reason: 'Bu e-postayı, {{ projectDisplayName }} hesabınız olduğu için aldınız.',
    action: 'Abonelikten çık',
    question:
      '{{ projectDisplayName }} tarafından gönderilen bu e-postaları almayı bırakmak istiyor musunuz?',
    done: 'Artık bu e-postaları almayacaksınız.',
    invalid: 'Bu bağlantı çalışmıyor. E-postadaki bağlantıyı yeniden açın.',
  },
  'zh-Hans': {
    reason: '你收到此邮件，是因为你拥有 {{ projectDisplayName }} 的账号。',
    action: '退订',
    question: '不再接收来自 {{ projectDisplayName }} 的此类邮件？',
    done: '你已退订此类邮件。',
    invalid: '此链接无法使用。请重新打开邮件中的链接。',
  },
  'zh-Hant': {
    reason: '你收到此郵件，是因為你擁有 {{ projectDisplayName }} 的帳號。',
    action: '取消訂閱',
    question: '不再接收來自 {{ projectDisplayName }} 的此類郵件？',
    done: '你已取消訂閱此類郵件。',
    invalid: '此連結無法使用。請重新開啟郵件中的連結。',
  },
}

export const unsubscribeTexts = ({ tag }: EmailLanguage): UnsubscribeTexts => texts[tag] ?? en
