import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  StructureKind,
  VariableDeclarationKind,
  VariableStatementStructure,
} from 'ts-morph';

import { docComment } from '../../print/code/doc-comment.js';
import { memberKey, objectLiteral } from '../../print/code/object-literal.js';
import type {
  BuildersPlan,
  DocumentPlan,
  FactoryPlan,
  FluentPlan,
  IdentityPlan,
  InputPlan,
  NamespacePlan,
  StandardPlan,
} from './builders-plan.js';
import type { ImportedNames } from './imported-names.js';

type Statement = FunctionDeclarationStructure | InterfaceDeclarationStructure | VariableStatementStructure;

/** ts-morph's kinds of statement; passed in, so that it is only loaded when code is printed. */
export interface StatementKinds {
  readonly StructureKind: typeof StructureKind;
  readonly VariableDeclarationKind: typeof VariableDeclarationKind;
}

/** The statements of a builders module after its imports, for ts-morph. */
export function moduleStatements(plan: BuildersPlan, imported: ImportedNames, kinds: StatementKinds): Statement[] {
  const printer = new StatementPrinter(imported, kinds);
  const { document, namespaces, identities, factories } = plan;
  return [
    ...printer.document(document),
    ...namespaces.flatMap((namespace) => printer.namespace(namespace)),
    ...identities.map((identity) => printer.identity(identity)),
    ...factories.flatMap((factory) => printer.factory(factory)),
  ];
}

class StatementPrinter {
  private readonly printed = new Set<InputPlan>();

  constructor(
    private readonly imported: ImportedNames,
    private readonly kinds: StatementKinds,
  ) {}

  document({ name, doc, input, returns, filled, fluent, standard }: DocumentPlan): Statement[] {
    const { buildDocument, Given } = this.imported.helpers;
    const type = input?.name ?? `${Given}<${returns}>`;
    const call = `return ${buildDocument}<${returns}>(${this.imported.format}, input, ${objectLiteral(filled)});`;
    return [
      ...(input === undefined ? [] : this.input(input)),
      this.function(name, doc, { name: 'input', type }, returns, call),
      ...(fluent === undefined || input === undefined ? [] : this.fluent(fluent, name, input, returns)),
      this.standard(standard, returns),
    ];
  }

  private standard({ name, doc }: StandardPlan, type: string): VariableStatementStructure {
    const { standardSchemaOf, StandardSchemaV1 } = this.imported.helpers;
    return {
      kind: this.kinds.StructureKind.VariableStatement,
      isExported: true,
      declarationKind: this.kinds.VariableDeclarationKind.Const,
      docs: docs(doc),
      declarations: [
        {
          name,
          type: `${StandardSchemaV1}<${type}>`,
          // Marked as pure, so that a bundler drops it when it is unused.
          initializer: `/* @__PURE__ */ ${standardSchemaOf}<${type}>(${this.imported.format})`,
        },
      ],
    };
  }

  namespace({ name, doc, factories }: NamespacePlan): Statement[] {
    const inputs = factories.flatMap(({ input }) => this.input(input));
    const methods = factories.map((factory) => {
      const { name, type, hasQuestionToken } = parameterOf(factory.input) ?? {};
      const parameter = name === undefined ? '' : `${name}${hasQuestionToken === true ? '?' : ''}: ${type}`;
      return `${docComment(factory.doc)}${factory.name}(${parameter}): ${factory.returns} { ${this.body(factory)} },\n`;
    });
    const constant: VariableStatementStructure = {
      kind: this.kinds.StructureKind.VariableStatement,
      isExported: true,
      declarationKind: this.kinds.VariableDeclarationKind.Const,
      docs: docs(doc),
      declarations: [{ name, initializer: `{\n${methods.join('')}} as const` }],
    };
    return [...inputs, constant];
  }

  identity({ name, doc, type }: IdentityPlan): Statement {
    const { Given, part } = this.imported.helpers;
    return this.function(
      name,
      doc,
      { name: 'value', type: `${Given}<${type}>` },
      type,
      `return ${part}<${type}>(value);`,
    );
  }

  factory(factory: FactoryPlan): Statement[] {
    const { name, doc, input, returns } = factory;
    return [...this.input(input), this.function(name, doc, parameterOf(input), returns, this.body(factory))];
  }

  private body({ input, returns, fixed, filled }: FactoryPlan): string {
    const { part } = this.imported.helpers;
    const fills = Object.entries({ fixed, filled }).filter(([, members]) => Object.keys(members).length > 0);
    // No default parameter: a property named like an inherited one would make `{}` a type error.
    const given = needsNothing(input) ? 'input ?? {}' : 'input';
    const known = fills.length === 0 ? '' : `, ${objectLiteral(Object.fromEntries(fills))}`;
    return `return ${part}<${returns}>(${takesNothing(input) ? '{}' : given}${known});`;
  }

  private input(plan: InputPlan): InterfaceDeclarationStructure[] {
    const { name, doc, of, members, indexes, isMixed } = plan;
    const { Given } = this.imported.helpers;
    if (takesNothing(plan) || this.printed.has(plan)) return [];
    this.printed.add(plan);
    const beside = isMixed ? members.map((member) => JSON.stringify(member.name)) : [];
    const structure: InterfaceDeclarationStructure = {
      kind: this.kinds.StructureKind.Interface,
      isExported: true,
      name,
      docs: docs(doc),
      properties: members.map((member) => ({
        name: memberKey(member.name),
        type: `${Given}<${of}[${JSON.stringify(member.name)}]>${member.isRequired ? '' : ' | undefined'}`,
        isReadonly: true,
        hasQuestionToken: !member.isRequired,
        docs: docs(member.doc),
      })),
      indexSignatures: indexes.map((key) => ({
        keyName: 'key',
        keyType: key,
        returnType: [key, ...beside]
          .map((member) => `${Given}<${of}[${member}]> | `)
          .join('')
          .concat('undefined'),
        isReadonly: true,
      })),
    };
    return [structure];
  }

  private fluent(plan: FluentPlan, factory: string, input: InputPlan, returns: string): Statement[] {
    const { Complete, ItemOf, fluentBuilder } = this.imported.helpers;
    const required = plan.required.map((name) => JSON.stringify(name)).join(' | ') || 'never';
    const methods = plan.methods.map(({ name, doc, member, adds }) => {
      const type = `${input.name}[${JSON.stringify(member)}]`;
      return {
        name,
        docs: docs(doc),
        parameters: [adds ? { name: 'item', type: `${ItemOf}<${type}>` } : { name: 'value', type }],
        returnType: `${plan.interface}<Known | ${JSON.stringify(member)}>`,
      };
    });
    const steps = plan.methods.map(({ name, member, adds }) => [name, adds ? { add: member } : { set: member }]);
    return [
      {
        kind: this.kinds.StructureKind.Interface,
        isExported: true,
        name: plan.interface,
        docs: docs(`Collects the input of \`${factory}\`, one property at a time. Each method returns a new builder.`),
        typeParameters: [{ name: 'Known', constraint: 'string', default: 'never' }],
        methods: [
          ...methods,
          {
            name: 'build',
            docs: docs(
              `Builds the document as \`${factory}\` does; compiles only once every required property is set.`,
            ),
            parameters: [{ name: 'this', type: `${Complete}<Exclude<${required}, Known>>` }],
            returnType: returns,
          },
        ],
      },
      this.function(
        plan.name,
        `Starts a fluent builder for \`${factory}\`.`,
        undefined,
        plan.interface,
        `return ${fluentBuilder}<${plan.interface}>(${factory}, ${objectLiteral(Object.fromEntries(steps))});`,
      ),
    ];
  }

  private function(
    name: string,
    doc: string,
    parameter: Parameter | undefined,
    returnType: string,
    body: string,
  ): FunctionDeclarationStructure {
    return {
      kind: this.kinds.StructureKind.Function,
      isExported: true,
      name,
      docs: docs(doc),
      parameters: parameter === undefined ? [] : [parameter],
      returnType,
      statements: [body],
    };
  }
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly hasQuestionToken?: boolean;
}

/** The parameter of a factory: optional when every property is, and absent when there is no property. */
function parameterOf(input: InputPlan): Parameter | undefined {
  if (takesNothing(input)) return undefined;
  const parameter = { name: 'input', type: input.name };
  return needsNothing(input) ? { ...parameter, hasQuestionToken: true } : parameter;
}

function needsNothing({ members }: InputPlan): boolean {
  return members.every((member) => !member.isRequired);
}

function takesNothing({ members, indexes }: InputPlan): boolean {
  return members.length === 0 && indexes.length === 0;
}

/** A leading line break makes ts-morph print a comment of several lines. */
function docs(text: string): string[] {
  return text === '' ? [] : [`\n${text}`];
}
