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
  ssoConnectTitle: '{provider} を接続する',
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
  ssoMetadata: 'メタデータの URL または XML',
  ssoValuesRefused: 'これらの値は使えません。確認してもう一度お試しください。',
  ssoProviderChange: '別のプロバイダーを選ぶ',
  ssoTestTitle: 'ログインをテストする',
  ssoTestLead:
    'テストは新しいタブで開きます。そこで自分のドメインのアドレスでログインしてください。アカウントは作成されません。',
  ssoTest: 'テストを開始',
  ssoTestFailed:
    'テストに失敗しました（{reason}）。プロバイダー側の値を確認してもう一度お試しください。',
  ssoTestPassed: 'テストに成功しました。',
  ssoScimTitle: 'ユーザーのプロビジョニング（任意）',
  ssoScimLead: 'SCIM 2.0 を使うと、ID プロバイダーが人を自動的に追加、削除します。',
  ssoScimCreate: 'SCIM トークンを作成',
  ssoScimOnce: '今すぐトークンをコピーしてください。表示されるのは一度だけです。',
  ssoDoneTitle: 'シングルサインオンの設定が完了しました',
  ssoDone: '{team} の管理者が有効にできるようになりました。',
}
