import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Etapa {step} de 4',
  ssoSetupFor: 'Login único para {team}. Este link funciona até {date}.',
  ssoSetupGoneTitle: 'Este link não funciona',
  ssoSetupGone: 'Ele expirou, foi revogado ou não foi copiado por inteiro. Peça um novo.',
  ssoDomainTitle: 'Verifique seu domínio',
  ssoDomainLead:
    'Pessoas com um endereço de e-mail deste domínio vão entrar com o seu provedor de identidade.',
  ssoDomain: 'Domínio',
  ssoDomainAdd: 'Adicionar domínio',
  ssoDomainAddAnother: 'Adicionar outro domínio',
  ssoDomainInvalid: 'Digite um domínio como acme.com que ainda não esteja na lista.',
  ssoDomainRecord: 'Adicione este registro TXT ao DNS de {domain}.',
  ssoRecordName: 'Nome',
  ssoRecordValue: 'Valor',
  ssoDomainCheck: 'Verificar agora',
  ssoDomainRemove: 'Remover domínio',
  ssoDomainMissing:
    'Não encontramos o registro. Um novo registro pode levar até um dia para ficar visível em todos os lugares.',
  ssoDomainTaken: 'Outra equipe já verificou este domínio.',
  ssoDomainVerified: '{domain} está verificado.',
  ssoProviderTitle: 'Escolha seu provedor de identidade',
  ssoOtherProvider: 'Outro ({protocol})',
  ssoDomainBack: 'Voltar aos domínios',
  ssoConnectTitle: 'Conectar {provider}',
  ssoConnectProtocolTitle: 'Conecte seu provedor de identidade',
  ssoStepsOkta:
    'No Admin Console da Okta, crie uma integração de aplicativo com OIDC e o tipo Web Application. Insira este URI de redirecionamento e atribua as pessoas que podem entrar.',
  ssoStepsEntra:
    'No centro de administração do Entra, registre um aplicativo com este URI de redirecionamento para a plataforma Web. Depois crie um segredo do cliente.',
  ssoStepsGoogle:
    'No Admin Console do Google, abra Apps e depois Apps da Web e para dispositivos móveis. Adicione um app SAML personalizado, baixe os metadados e insira estes valores.',
  ssoStepsKeycloak:
    'No console de administração do Keycloak, crie um cliente OpenID Connect com autenticação de cliente e este URI de redirecionamento.',
  ssoStepsOidc:
    'No seu provedor, registre um cliente com o fluxo de código de autorização e este URI de redirecionamento.',
  ssoStepsSaml:
    'No seu provedor, adicione um provedor de serviços com estes valores. As asserções devem ser assinadas e não criptografadas.',
  ssoValuesEnter: 'Insira os valores do seu provedor.',
  ssoMetadata: 'URL ou XML dos metadados',
  ssoValuesRefused: 'Estes valores não funcionam. Confira e tente novamente.',
  ssoProviderChange: 'Escolher outro provedor',
  ssoValuesChange: 'Alterar os valores',
  ssoTestTitle: 'Teste o login',
  ssoTestLead:
    'O teste abre uma nova guia. Entre nela com um endereço do seu domínio. O teste não cria nenhuma conta.',
  ssoTest: 'Iniciar teste',
  ssoTestAgain: 'Iniciar o teste novamente',
  ssoTestRunning: 'Aguardando o login na outra guia. O resultado aparecerá aqui.',
  ssoTestFailed: 'O teste falhou ({reason}). Confira os valores no seu provedor e tente novamente.',
  ssoReasonEmail: 'O provedor não enviou um endereço de e-mail de um domínio verificado da equipe.',
  ssoReasonClient: 'O provedor rejeitou o ID do cliente, o segredo ou a chave. Compare-os.',
  ssoReasonUnavailable: 'O provedor não respondeu. Confira a URL dele e tente de novo.',
  ssoReasonRejected: 'A resposta do provedor é inválida. Confira o emissor e o ID do cliente.',
  ssoReasonIssuer:
    'A resposta indica outro emissor ou outro ID da entidade. Compare com o provedor.',
  ssoReasonDenied: 'O provedor recusou o login. O log dele tem o motivo.',
  ssoReasonUnsigned: 'A asserção não está assinada. Faça o provedor assiná-la, não só a resposta.',
  ssoReasonSignature: 'A assinatura não confere. O provedor usa outro certificado ou outra chave.',
  ssoReasonAlgorithm:
    'A assinatura tem um algoritmo não aceito. Faça o provedor assinar com RSA e SHA-256.',
  ssoReasonEncrypted: 'A asserção está criptografada. Desative isso no provedor.',
  ssoReasonAudience:
    'A resposta é para outra audiência. Digite o ID da entidade do serviço no provedor.',
  ssoReasonRecipient: 'A resposta é para outra URL. Digite a URL do ACS no provedor.',
  ssoReasonRequest: 'A resposta não pertence a este teste. Comece de novo, em uma só aba.',
  ssoReasonClock: 'A resposta chegou cedo ou tarde demais. Confira o relógio do provedor.',
  ssoReasonAccountId: 'O provedor não enviou um ID permanente da conta. Mude o NameID lá.',
  ssoReasonCertificate: 'O certificado expirou. Insira os novos metadados do provedor.',
  ssoTestPassed: 'O teste deu certo.',
  ssoScimTitle: 'Provisionar usuários (opcional)',
  ssoScimLead:
    'Com o SCIM 2.0, seu provedor de identidade adiciona e remove pessoas automaticamente.',
  ssoScimCreate: 'Criar token SCIM',
  ssoScimOnce: 'Copie o token agora. Ele é mostrado apenas uma vez.',
  ssoDoneTitle: 'O login único está configurado',
  ssoDone: 'Um administrador de {team} já pode ativá-lo. Você pode fechar esta página.',
}
