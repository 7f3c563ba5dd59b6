import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'OAuth サーバー',
  oauthServerKeywords:
    'OAuth プロバイダー, OpenID Connect, MCP, クライアント, 同意, スコープ, デバイス',
  oauthServerIntro:
    'ユーザーが許可すると、別のアプリ、コマンドラインツール、AI エージェントがそのアカウントでユーザーをログインさせます。',
  oauthOffTitle: 'ユーザーが別のアプリにログインできるようにする',
  oauthOffHelp: 'アプリが OAuth と OpenID Connect のプロバイダーになります。対象:',
  oauthForApps: '自社の別のアプリ、またはパートナーのアプリ',
  oauthForTools: 'コマンドラインツール、テレビなどのデバイス',
  oauthForAgents: 'API を呼び出す AI エージェントと MCP クライアント',
  oauthClientsKept: {
    other: 'オフです。{count} 件のクライアントは、再びオンにするまで保存されています。',
  },
  consentUrl: '同意ページの URL',
  consentUrlHelp:
    '別のアプリがアクセスを得る前にユーザーに確認する、アプリのページです。組み込みのページに含まれています。',
  oauthClients: 'クライアント',
  oauthClientsHelp: 'OAuth サーバーを使うアプリ、ツール、サービスがクライアントです。',
  noOAuthClients:
    'クライアントはまだありません。ユーザーがログインする最初のアプリのために作成してください。',
  newOAuthClient: '新しいクライアント',
  createOAuthClient: 'クライアントを作成',
  oauthClientCreated: 'クライアントを作成しました',
  clientKind: '種類',
  grantBrowser: 'ブラウザでのログイン',
  grantRefresh: 'アクセスを更新',
  grantService: '自身として動作',
  grantDevice: '別のデバイスでのコード',
  grantTypes: 'グラントの種類',
  redirectUrls: 'リダイレクト URL',
  moreRedirectUrls: { other: 'ほか {count} 件' },
  kindWeb: 'サーバーのあるアプリ',
  kindWebHelp: 'サーバーにシークレットを保管します。例: Next.js、Rails。',
  kindBrowser: 'ブラウザーのアプリ',
  kindBrowserHelp: 'ブラウザーだけで動くため、シークレットはありません。',
  kindNative: 'コマンドラインまたはデスクトップ',
  kindNativeHelp: 'ブラウザーを開き、ユーザーのコンピューターで待ち受けます。',
  kindPhone: 'スマートフォンのアプリ',
  kindPhoneHelp: 'ブラウザーを開き、リンクでアプリに戻ります。',
  kindDevice: 'テレビなどのデバイス',
  kindDeviceHelp: '別のデバイスで入力するコードを表示します。',
  kindService: 'ユーザーのいないサービス',
  kindServiceHelp: 'シークレットを使い、自分自身として API を呼び出します。',
  clientNameHelp: 'クライアントがアクセスを求めるときにユーザーが読みます。',
  redirectUrlsWebHelp:
    '1 行に 1 つ。ユーザーはこれらの URL だけに戻ります。https、または開発用に localhost の http です。',
  redirectUrlsNativeHelp:
    '1 行に 1 つ。http と 127.0.0.1 を使います。クライアントはどのポートでも使えます。',
  redirectUrlsPhoneHelp:
    '1 行に 1 つ。https の URL、または com.example.app:/callback のようなスキームです。',
  redirectUrlMissing: 'リダイレクト URL を 1 つ以上入力してください。',
  redirectUrlNotWeb:
    '{url} は使えません。https、または localhost の http を、# なしで入力してください。',
  redirectUrlNotNative:
    '{url} は使えません。127.0.0.1 または localhost の http を、# なしで入力してください。',
  redirectUrlNotPhone:
    '{url} は使えません。https、または com.example.app のようなスキームを、# なしで入力してください。',
  scopes: 'スコープ',
  clientScopesHelp: 'クライアントがユーザーに求められること。',
  serviceScopesHelp: 'サービスができること。',
  noServiceScopes: 'スコープはまだありません。先にスコープのある API を追加してください。',
  scopeOpenId: 'ユーザーが誰かを知る',
  scopeProfile: '名前と画像',
  scopeEmail: 'メールアドレス',
  scopeOfflineAccess: 'ログインしたままにする',
  copyClientSecretNow:
    '今すぐシークレットをコピーし、安全な場所に保管してください。二度と表示されません。',
  connectClient: '接続',
  connectNamed: '{name} を接続',
  connectHelp:
    'OAuth または OpenID Connect のどのライブラリでも使えます。このコードは npm パッケージ openid-client 用です。',
  deleteOAuthClient: 'クライアントを削除',
  deleteOAuthClientHelp:
    'ユーザーが与えたアクセスはすべて終わり、トークンを取得できなくなります。取得済みのトークンは、API で最長 10 分間有効です。',
  oauthResources: 'API',
  oauthResourcesHelp: 'アクセストークンを受け付けるサーバーと、そこで確認するスコープです。',
  noOAuthResources:
    'API はまだありません。追加するまで、クライアントはユーザーが誰かだけを知ることができます。',
  addOAuthResource: 'API を追加',
  editOAuthResource: 'API を編集',
  resourceUrl: 'API の URL',
  resourceUrlHelp: 'この API のトークンは、ほかの場所では使えません。',
  secureUrlRule: 'https の URL、または localhost の http の URL を、# なしで入力してください。',
  pageUrlRule: 'https の URL、または localhost の http の URL を入力してください。',
  resourceTaken: 'この API はすでに一覧にあります。',
  noScopes: 'スコープなし',
  scopeId: 'スコープ',
  scopeIdRule: '空白、引用符、バックスラッシュのないスコープを入力してください。',
  scopeDescription: 'ユーザーが読む説明',
  scopeDescriptionExample: 'メモを読む',
  addScope: 'スコープを追加',
  removeScope: 'スコープ {number} を削除',
  resourceRemoved: 'API を削除しました。',
  oauthAddresses: 'アドレス',
  oauthAddressesHelp: 'ライブラリに必要なのは発行者だけです。残りは自動で見つけます。',
  openIdMetadata: 'OpenID Connect のメタデータ',
  oauthMetadata: 'OAuth のメタデータ',
  signOutUrl: 'ログアウトページの URL',
  signOutUrlHelp:
    'クライアントはログアウトのためにユーザーをここへ送ります。組み込みのページでは sign-out にあります。空の場合、クライアントはログアウトを求められません。',
  clientSignOut: 'ログアウト',
  postLogoutRedirectUrls: 'ログアウト後のリダイレクト URL',
  postLogoutRedirectUrlsHelp:
    '省略可、1 行に 1 つ。クライアントが求めたログアウトの後に、ユーザーが戻る URL です。',
  clientBackChannelHelp:
    '省略可。ユーザーがクライアントにログインしたセッションが終わると、サービスがここに通知します。',
  frontChannelLogoutUrl: 'フロントチャネルログアウト URL',
  frontChannelLogoutUrlHelp: '省略可。ログアウトページが非表示のフレームで開きます。',
  frontChannelOrigin: 'リダイレクト URL と同じスキーム、ホスト、ポートの URL を入力してください。',
  oauthPages: 'アプリのページ',
  turnOffOAuth: 'OAuth サーバーをオフにする',
  turnOffOAuthTitle: 'OAuth サーバーをオフにしますか？',
  turnOffOAuthHelp: '別のアプリがユーザーをログインさせることはできなくなります。',
  turnOffOAuthWarning:
    'ユーザーが別のアプリに与えたアクセスは、すべて終わります。クライアントが取得済みのトークンは、API で最長 10 分間有効です。再びオンにすると、ユーザーは各アプリをもう一度許可する必要があります。クライアントと API は保存されます。',
  unverifiedClients: '未検証のクライアント',
  unverifiedClientsHelp:
    'AI エージェントは、あなたが作成したクライアントなしで接続することがよくあります。名前は自分で決めるため、同意ページがユーザーに警告します。',
  allowMetadataDocuments: 'クライアント ID のメタデータドキュメントを許可する',
  allowMetadataDocumentsHelp:
    'クライアントの ID は、それを説明するドキュメントの https の URL です。MCP クライアントはこの方法を優先します。',
  allowRegistration: '動的登録を許可する',
  allowRegistrationHelp:
    'どのプログラムも自分をクライアントとして登録できます。オフにしても、登録済みのクライアントは残ります。',
  deleteUnverifiedHelp:
    'ユーザーが与えたアクセスはすべて終わります。未検証のクライアントを許可している間は、ユーザーが再び許可できます。',
}
