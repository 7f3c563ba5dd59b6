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
  ssoConnectTitle: 'Conectar {provider}',
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
  ssoMetadata: 'URL ou XML dos metadados',
  ssoValuesRefused: 'Estes valores não funcionam. Confira e tente novamente.',
  ssoProviderChange: 'Escolher outro provedor',
  ssoTestTitle: 'Teste o login',
  ssoTestLead:
    'O teste abre uma nova guia. Entre nela com um endereço do seu domínio. O teste não cria nenhuma conta.',
  ssoTest: 'Iniciar teste',
  ssoTestFailed: 'O teste falhou ({reason}). Confira os valores no seu provedor e tente novamente.',
  ssoTestPassed: 'O teste deu certo.',
  ssoScimTitle: 'Provisionar usuários (opcional)',
  ssoScimLead:
    'Com o SCIM 2.0, seu provedor de identidade adiciona e remove pessoas automaticamente.',
  ssoScimCreate: 'Criar token SCIM',
  ssoScimOnce: 'Copie o token agora. Ele é mostrado apenas uma vez.',
  ssoDoneTitle: 'O login único está configurado',
  ssoDone: 'Um administrador de {team} já pode ativá-lo.',
}
