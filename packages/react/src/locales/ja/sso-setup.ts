import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'ステップ {step}/4',
  ssoSetupFor: '{team} のシングルサインオン。このリンクは {date} まで有効です。',
  ssoSetupGoneTitle: 'このリンクは使えません',
  ssoSetupGone:
    '有効期限が切れたか、無効化されたか、全体がコピーされていません。新しいリンクを依頼してください。',
  ssoDomainTitle: 'ドメインを確認する',
  ssoDomainLead:
    'このドメインのメールアドレスを持つ人は、あなたの ID プロバイダーでログインするようになります。',
  ssoDomain: 'ドメイン',
  ssoDomainAdd: 'ドメインを追加',
  ssoDomainAddAnother: '別のドメインを追加',
  ssoDomainInvalid: 'acme.com のような、まだ一覧にないドメインを入力してください。',
  ssoDomainRecord: '{domain} の DNS にこの TXT レコードを追加してください。',
  ssoRecordName: '名前',
  ssoRecordValue: '値',
  ssoDomainCheck: '今すぐ確認',
  ssoDomainRemove: 'ドメインを削除',
  ssoDomainMissing:
    'レコードが見つかりませんでした。新しいレコードがどこからでも見えるまで最大 1 日かかることがあります。',
  ssoDomainTaken: '別のチームがこのドメインを確認済みです。',
  ssoDomainVerified: '{domain} は確認済みです。',
  ssoProviderTitle: 'ID プロバイダーを選ぶ',
  ssoOtherProvider: 'その他（{protocol}）',
  ssoDomainBack: 'ドメインに戻る',
  ssoConnectTitle: '{provider} を接続する',
  ssoConnectProtocolTitle: 'ID プロバイダーを接続',
  ssoStepsOkta:
    'Okta Admin Console で、OIDC と種類「Web Application」を選んでアプリ統合を作成します。このリダイレクト URI を入力し、ログインを許可する人を割り当てます。',
  ssoStepsEntra:
    'Entra 管理センターで、プラットフォーム「Web」のこのリダイレクト URI を指定してアプリケーションを登録します。次にクライアント シークレットを作成します。',
  ssoStepsGoogle:
    'Google 管理コンソールで［アプリ］、［ウェブアプリとモバイルアプリ］の順に開きます。カスタム SAML アプリを追加し、メタデータをダウンロードして、次の値を入力します。',
  ssoStepsKeycloak:
    'Keycloak の管理コンソールで、クライアント認証とこのリダイレクト URI を指定して OpenID Connect クライアントを作成します。',
  ssoStepsOidc:
    'プロバイダーで、認可コードフローとこのリダイレクト URI を使うクライアントを登録します。',
  ssoStepsSaml:
    'プロバイダーで、これらの値を使ってサービスプロバイダーを追加します。アサーションは署名し、暗号化しないでください。',
  ssoValuesEnter: 'プロバイダーの値を入力します。',
  ssoMetadata: 'メタデータの URL または XML',
  ssoValuesRefused: 'これらの値は使えません。確認してもう一度お試しください。',
  ssoProviderChange: '別のプロバイダーを選ぶ',
  ssoValuesChange: '値を変更',
  ssoTestTitle: 'ログインをテストする',
  ssoTestLead:
    'テストは新しいタブで開きます。そこで自分のドメインのアドレスでログインしてください。アカウントは作成されません。',
  ssoTest: 'テストを開始',
  ssoTestAgain: 'テストをもう一度開始',
  ssoTestRunning: '別のタブでのログインを待っています。結果はここに表示されます。',
  ssoTestFailed:
    'テストに失敗しました（{reason}）。プロバイダー側の値を確認してもう一度お試しください。',
  ssoReasonEmail: 'プロバイダーは、チームの確認済みドメインのメールアドレスを送りませんでした。',
  ssoReasonClient:
    'プロバイダーがクライアント ID、シークレット、または鍵を拒否しました。値を見比べてください。',
  ssoReasonUnavailable:
    'プロバイダーが応答しませんでした。URL を確認して、もう一度お試しください。',
  ssoReasonRejected: 'プロバイダーの応答が無効です。発行者とクライアント ID を確認してください。',
  ssoReasonIssuer:
    '応答の発行者またはエンティティ ID が異なります。プロバイダーの値と見比べてください。',
  ssoReasonDenied: 'プロバイダーがログインを拒否しました。理由はプロバイダーのログにあります。',
  ssoReasonUnsigned:
    'アサーションに署名がありません。応答だけでなくアサーションにも署名するよう設定してください。',
  ssoReasonSignature: '署名が一致しません。プロバイダーは別の証明書または鍵を使っています。',
  ssoReasonAlgorithm:
    '署名のアルゴリズムに対応していません。RSA と SHA-256 で署名するよう設定してください。',
  ssoReasonEncrypted: 'アサーションが暗号化されています。プロバイダーでオフにしてください。',
  ssoReasonAudience:
    '応答のオーディエンスが異なります。プロバイダーにサービスのエンティティ ID を入力してください。',
  ssoReasonRecipient: '応答の宛先 URL が異なります。プロバイダーに ACS URL を入力してください。',
  ssoReasonRequest:
    '応答がこのテストのものではありません。1 つのタブで最初からやり直してください。',
  ssoReasonClock: '応答の時刻が早すぎるか遅すぎます。プロバイダーの時計を確認してください。',
  ssoReasonAccountId:
    'プロバイダーがアカウントの永続的な ID を送りませんでした。プロバイダーで NameID を変更してください。',
  ssoReasonCertificate:
    '証明書の有効期限が切れています。プロバイダーの新しいメタデータを入力してください。',
  ssoTestPassed: 'テストに成功しました。',
  ssoScimTitle: 'ユーザーのプロビジョニング（任意）',
  ssoScimLead: 'SCIM 2.0 を使うと、ID プロバイダーが人を自動的に追加、削除します。',
  ssoScimCreate: 'SCIM トークンを作成',
  ssoScimOnce: '今すぐトークンをコピーしてください。表示されるのは一度だけです。',
  ssoDoneTitle: 'シングルサインオンの設定が完了しました',
  ssoDone: '{team} の管理者が有効にできるようになりました。このページは閉じてかまいません。',
}
