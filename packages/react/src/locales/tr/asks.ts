import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Başka bir hesap kullan',

  inviteAsk: '{team} ekibine katılmak ister misiniz?',
  inviteAskText: 'Bu hesapla katılırsınız. Ekip üyeleri hesabın adını ve resmini görür.',
  inviteJoin: 'Ekibe katıl',
  inviteIgnore: 'Şimdi değil',
  inviteSignInTitle: 'Bir ekibe davet edildiniz',
  inviteSignIn: 'Hangi ekip olduğunu görmek için oturum açın. Siz onaylamadan hiçbir şey olmaz.',
  inviteJoinedTitle: '{team} ekibine hoş geldiniz',
  inviteJoined: 'Artık ekibin üyesisiniz.',
  inviteOpenTeam: 'Ekibe git',
  inviteNoCode:
    'Bu sayfa bir davetteki bağlantıdan açılır. Bağlantıyı oradan, eksiksiz olarak açın.',
  inviteInvalid:
    'Eksik olabilir ya da davet geri alınmış olabilir. E-postadaki bağlantıyı yeniden açın veya sizi davet eden kişiye sorun.',
  inviteExpired:
    'Davetler yalnızca birkaç gün geçerlidir. Sizi davet eden kişiden yenisini isteyin.',
  inviteUsed: 'Bir davet tek bir kişi içindir. Siz kullandıysanız zaten ekiptesiniz.',
  inviteSpent: 'Ekibin güvenliği için artık engellendi. Sizi davet eden kişiden yenisini isteyin.',

  cliAsk: 'Bir komut satırı aracına izin verilsin mi?',
  cliAskText: 'Terminaldeki bir program {app} uygulamasını bu hesapla kullanmak istiyor:',
  cliPhrase: 'Terminalinizde şu görünmeli',
  cliWarning:
    'Yalnızca az önce kendi başlattığınız şeye izin verin. Yoksa sizi buraya gönderen kişi hesabınıza girer.',
  cliShared: 'Araç oturumunuzu paylaşır: bu tarayıcıda oturumu kapattığınızda onunki de kapanır.',
  cliAuthorize: 'İzin ver',
  cliSure: 'Bunu siz mi başlattınız?',
  cliSureText:
    'Sizi buraya başka bir site yönlendirdi. Biri bu sayfayı açmanızı istediyse iptal edin: hesabınıza girebilir.',
  cliSureYes: 'Evet, izin ver',
  cliSignInTitle: 'Önce oturum açın',
  cliSignIn:
    'Bir komut satırı aracı sizi bekliyor. Oturum açın, sonra hesabınızı kullanıp kullanamayacağına karar verin.',
  cliDoneTitle: 'Her şey hazır',
  cliDone: 'Bu sekmeyi kapatıp terminale dönebilirsiniz.',
  cliClose: 'Bu sekmeyi kapat',
  cliNotClosed: 'Bu sayfayı kendiniz kapatın',
  cliGoneTitle: 'İsteğin süresi doldu',
  cliGone:
    'Süresi doldu, zaten yanıtlandı ya da bağlantısı eksik. Terminalinizde yeniden başlayın.',
  cliMaybeDoneTitle: 'Bu zaten tamamlanmış olabilir',
  cliMaybeDone:
    'İlk denemeniz ulaşmış olabilir. Terminalinize bakın; hâlâ bekliyorsa orada yeniden başlayın.',
  cliDeniedTitle: 'Erişim reddedildi',
  cliDenied: 'Araç hesabınıza giremedi. Bu sayfayı kapatabilirsiniz.',
  cliNoCode:
    'Bu sayfa, bir komut satırı aracının gösterdiği bağlantıdan açılır. Terminalinizde başlayın ve bağlantının tamamını açın.',
}
