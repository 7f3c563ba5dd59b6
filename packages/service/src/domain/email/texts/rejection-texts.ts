import type { EmailLanguage } from './email-texts.js'

/** Texts for the owner of an address that another person may have created an account with. */
interface RejectionTexts {
  /** Where the account was created, a line of the email and of the page. */
  location: string
  /** Label of the link in the email and of the button on the page. */
  action: string
  /** Title of the page. */
  question: string
  /** Below the title. */
  explanation: string
  /** Consequence of the button, and advice for a reader who created the account. */
  consequence: string
  /** After the button was pressed. */
  done: string
  /** Shown for a link that has expired or was used. */
  invalid: string
}

const en: RejectionTexts = {
  location: 'Location: {{ location }}',
  action: "This wasn't me",
  question: 'Did you create this account?',
  explanation: 'An account on {{ projectDisplayName }} was created with {{ recipientEmail }}.',
  consequence:
    "If it wasn't you, we'll sign everyone out of this account and remove your email from it. If it was you, close this page.",
  done: 'Your email was removed from the account, and everyone was signed out of it.',
  invalid: "This link doesn't work anymore. It has expired, or it was already used.",
}

/** By the tag of the language. */
const texts: Readonly<Record<string, RejectionTexts>> = {
  en,
  ar: {
    location: 'الموقع: {{ location }}',
    action: 'لم أكن أنا',
    question: 'هل أنشأت هذا الحساب؟',
    explanation: 'أُنشئ حساب في {{ projectDisplayName }} باستخدام {{ recipientEmail }}.',
    consequence:
      'إذا لم تكن أنت من أنشأه، فسنسجّل خروج الجميع من هذا الحساب ونزيل بريدك الإلكتروني منه. وإذا كنت أنت، فأغلق هذه الصفحة.',
    done: 'أُزيل بريدك الإلكتروني من الحساب، وسُجّل خروج الجميع منه.',
    invalid: 'لم يعد هذا الرابط يعمل. انتهت صلاحيته أو سبق استخدامه.',
  },
  de: {
    location: 'Ort: {{ location }}',
    action: 'Das war ich nicht',
    question: 'Haben Sie dieses Konto erstellt?',
    explanation: 'Bei {{ projectDisplayName }} wurde ein Konto mit {{ recipientEmail }} erstellt.',
    consequence:
      'Wenn Sie das nicht waren, melden wir alle von diesem Konto ab und entfernen Ihre E-Mail-Adresse daraus. Wenn Sie es waren, schließen Sie diese Seite.',
    done: 'Ihre E-Mail-Adresse wurde aus dem Konto entfernt, und alle wurden davon abgemeldet.',
    invalid: 'Dieser Link funktioniert nicht mehr. Er ist abgelaufen oder wurde bereits verwendet.',
  },
  es: {
    location: 'Ubicación: {{ location }}',
    action: 'No fui yo',
    question: '¿Creaste esta cuenta?',
    explanation: 'Se creó una cuenta en {{ projectDisplayName }} con {{ recipientEmail }}.',
    consequence:
      'Si no fuiste tú, cerraremos todas las sesiones de esta cuenta y quitaremos tu correo de ella. Si fuiste tú, cierra esta página.',
    done: 'Tu correo se quitó de la cuenta y se cerraron todas sus sesiones.',
    invalid: 'Este enlace ya no funciona. Ha caducado o ya se ha usado.',
  },
  fr: {
    location: 'Lieu : {{ location }}',
    action: 'Ce n’était pas moi',
    question: 'Avez-vous créé ce compte ?',
    explanation: 'Un compte sur {{ projectDisplayName }} a été créé avec {{ recipientEmail }}.',
    consequence:
      'Si ce n’était pas vous, nous fermerons toutes les sessions de ce compte et en retirerons votre adresse e-mail. Si c’était vous, fermez cette page.',
    done: 'Votre adresse e-mail a été retirée du compte et toutes ses sessions ont été fermées.',
    invalid: 'Ce lien ne fonctionne plus. Il a expiré ou a déjà été utilisé.',
  },
  he: {
    location: 'מיקום: {{ location }}',
    action: 'זה לא היה אני',
    question: 'האם יצרת את החשבון הזה?',
    explanation: 'נוצר חשבון ב-{{ projectDisplayName }} עם הכתובת {{ recipientEmail }}.',
    consequence:
      'אם לא יצרת אותו, ננתק את כל המחוברים לחשבון ונסיר ממנו את כתובת האימייל שלך. אם יצרת אותו, אפשר לסגור את הדף.',
    done: 'כתובת האימייל שלך הוסרה מהחשבון, וכל המחוברים אליו נותקו.',
    invalid: 'הקישור כבר לא עובד. פג תוקפו או שכבר נעשה בו שימוש.',
  },
  hi: {
    location: 'स्थान: {{ location }}',
    action: 'यह मैंने नहीं किया',
    question: 'क्या यह खाता आपने बनाया है?',
    explanation: '{{ recipientEmail }} से {{ projectDisplayName }} पर एक खाता बनाया गया है।',
    consequence:
      'अगर यह आपने नहीं किया, तो हम सभी को इस खाते से साइन आउट कर देंगे और आपका ईमेल इससे हटा देंगे। अगर यह आपने किया है, तो इस पेज को बंद कर दें।',
    done: 'आपका ईमेल खाते से हटा दिया गया है और सभी को उससे साइन आउट कर दिया गया है।',
    invalid: 'यह लिंक अब काम नहीं करता। इसकी समय-सीमा खत्म हो गई है या इसका इस्तेमाल हो चुका है।',
  },
  it: {
    location: 'Luogo: {{ location }}',
    action: 'Non ero io',
    question: 'Hai creato tu questo account?',
    explanation: 'È stato creato un account su {{ projectDisplayName }} con {{ recipientEmail }}.',
    consequence:
      'Se non eri tu, chiuderemo tutte le sessioni di questo account e ne rimuoveremo la tua email. Se eri tu, chiudi questa pagina.',
    done: 'La tua email è stata rimossa dall’account e tutte le sue sessioni sono state chiuse.',
    invalid: 'Questo link non funziona più. È scaduto o è già stato usato.',
  },
  ja: {
    location: '場所: {{ location }}',
    action: '心当たりがありません',
    question: 'このアカウントを作成しましたか？',
    explanation: '{{ recipientEmail }} で {{ projectDisplayName }} のアカウントが作成されました。',
    consequence:
      '心当たりがない場合は、このアカウントのすべてのセッションをログアウトし、メールアドレスを削除します。ご自身で作成した場合は、このページを閉じてください。',
    done: 'アカウントからメールアドレスを削除し、すべてのセッションをログアウトしました。',
    invalid: 'このリンクは使用できません。有効期限が切れたか、すでに使用されています。',
  },
  ko: {
    location: '위치: {{ location }}',
    action: '내가 아닙니다',
    question: '이 계정을 만드셨나요?',
    explanation: '{{ recipientEmail }} 주소로 {{ projectDisplayName }} 계정이 생성되었습니다.',
    consequence:
      '본인이 아니라면 이 계정의 모든 세션을 로그아웃하고 계정에서 이메일을 삭제합니다. 본인이라면 이 페이지를 닫으세요.',
    done: '계정에서 이메일을 삭제하고 모든 세션을 로그아웃했습니다.',
    invalid: '이 링크는 더 이상 작동하지 않습니다. 만료되었거나 이미 사용되었습니다.',
  },
  nl: {
    location: 'Locatie: {{ location }}',
    action: 'Dit was ik niet',
    question: 'Heb jij dit account gemaakt?',
    explanation: 'Er is een account bij {{ projectDisplayName }} gemaakt met {{ recipientEmail }}.',
    consequence:
      'Als jij dit niet was, loggen we iedereen uit bij dit account en verwijderen we je e-mailadres eruit. Als jij het was, sluit dan deze pagina.',
    done: 'Je e-mailadres is uit het account verwijderd en iedereen is uitgelogd.',
    invalid: 'Deze link werkt niet meer. De link is verlopen of al gebruikt.',
  },
  pl: {
    location: 'Lokalizacja: {{ location }}',
    action: 'To nie ja',
    question: 'Czy to Ty założyłeś(-aś) to konto?',
    explanation: 'W {{ projectDisplayName }} założono konto z adresem {{ recipientEmail }}.',
    consequence:
      'Jeśli to nie Ty, wylogujemy wszystkich z tego konta i usuniemy z niego Twój adres e-mail. Jeśli to Ty, zamknij tę stronę.',
    done: 'Twój adres e-mail został usunięty z konta, a wszyscy zostali z niego wylogowani.',
    invalid: 'Ten link już nie działa. Wygasł albo został już użyty.',
  },
  'pt-BR': {
    location: 'Local: {{ location }}',
    action: 'Não fui eu',
    question: 'Você criou esta conta?',
    explanation: 'Uma conta em {{ projectDisplayName }} foi criada com {{ recipientEmail }}.',
    consequence:
      'Se não foi você, encerraremos todas as sessões desta conta e removeremos seu e-mail dela. Se foi você, feche esta página.',
    done: 'Seu e-mail foi removido da conta e todas as sessões dela foram encerradas.',
    invalid: 'Este link não funciona mais. Ele expirou ou já foi usado.',
  },
  tr: {
    location: 'Konum: {{ location }}',
    action: 'Bu ben değildim',
    question: 'Bu hesabı siz mi oluşturdunuz?',
    explanation:
      '{{ recipientEmail }} adresiyle {{ projectDisplayName }} üzerinde bir hesap oluşturuldu.',
    consequence:
      'Siz değilseniz bu hesaptaki herkesin oturumunu kapatır ve e-postanızı hesaptan kaldırırız. Sizseniz bu sayfayı kapatın.',
    done: 'E-postanız hesaptan kaldırıldı ve hesaptaki herkesin oturumu kapatıldı.',
    invalid: 'Bu bağlantı artık çalışmıyor. Süresi dolmuş veya daha önce kullanılmış.',
  },
  'zh-Hans': {
    location: '位置：{{ location }}',
    action: '不是我',
    question: '此账号是你创建的吗？',
    explanation: '有人使用 {{ recipientEmail }} 创建了 {{ projectDisplayName }} 的账号。',
    consequence:
      '如果不是你，我们会退出此账号的所有会话，并从中移除你的邮箱。如果是你，请关闭此页面。',
    done: '已从该账号中移除你的邮箱，并退出其所有会话。',
    invalid: '此链接已失效。它可能已过期或已被使用。',
  },
  'zh-Hant': {
    location: '位置：{{ location }}',
    action: '不是我',
    question: '這個帳號是你建立的嗎？',
    explanation: '有人使用 {{ recipientEmail }} 建立了 {{ projectDisplayName }} 的帳號。',
    consequence:
      '如果不是你，我們會登出這個帳號的所有工作階段，並從中移除你的電子郵件。如果是你，請關閉此頁面。',
    done: '已從該帳號移除你的電子郵件，並登出其所有工作階段。',
    invalid: '此連結已失效。它可能已過期或已使用過。',
  },
}

export const rejectionTexts = ({ tag }: EmailLanguage): RejectionTexts => texts[tag] ?? en
