/// The routers and the coordinators, which all built-in templates have in common.
enum RouterFiles {
    static var all: [TemplateFile] { [router, coordinator] }

    private static let router = TemplateFile(
        path: "screen/{{Name}}Router.swift",
        text: #"""
            {{#router}}
            import WaylineRouting

            /// Decides where the routes of the screen lead.
            struct {{Name}}Router: Router {
                {{#form}}
                {{#coordinator}}
                typealias Output = {{Value}}
                {{/coordinator}}
                {{/form}}
                {{^routes}}
                enum Route: String, CaseIterable { case done }
                {{/routes}}
                {{?routes}}
                enum Route: String, CaseIterable {
                    {{#form}}
                    case done
                    {{/form}}
                    {{#routes}}
                    case {{targetCase}}
                    {{/routes}}
                }
                {{/routes}}
                {{#facts}}
                struct Facts: RouterFacts { var {{#list}}selected: {{Value}}?{{/list}}{{^list}}{{#coordinator}}entry: {{Value}}?{{/coordinator}}{{^coordinator}}canFinish = false{{/coordinator}}{{/list}} }
                {{/facts}}

                func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
                    switch route {
                    {{#form}}
                    case .done: {{#coordinator}}facts.entry.map(finish) ?? .stay{{/coordinator}}{{^coordinator}}{{#facts}}facts.canFinish ? .pop : .stay{{/facts}}{{^facts}}.pop{{/facts}}{{/coordinator}}
                    {{/form}}
                    {{#routes}}
                    {{#targetInput}}
                    case .{{target}}:
                        facts.selected.map { .push(.{{target}}, {{targetInput}}) } ?? .stay
                    {{/targetInput}}
                    {{^targetInput}}
                    case .{{target}}: .push(.{{target}})
                    {{/targetInput}}
                    {{/routes}}
                    }
                }
            }
            {{/router}}

            """#)

    private static let coordinator = TemplateFile(
        path: "coordinator/{{Name}}Coordinator.swift",
        text: #"""
            import Wayline

            {{#row}}
            extension Listed {
                /// The row of the menu that starts the flow.
                static var {{name}}: Listed {
                    Listed("{{title}}", ChildFlow(.{{name}}) { _ in {{Name}}Coordinator() })
                }
            }

            {{/row}}
            /// Owns the flow, which begins with the screen.
            final class {{Name}}Coordinator: Coordinator {
                {{#form}}
                typealias Output = {{Value}}

                {{/form}}
                static let flow = Flow<{{Name}}Coordinator>(.{{name}}) {
                    ScreenRoute(.{{name}}) { {{#service}}owner{{/service}}{{^service}}_{{/service}} in
                        {{Name}}Screen({{#made}}viewModel: {{Name}}ViewModel({{#service}}{{service}}: owner.{{service}}{{/service}}){{/made}})
                    }
                }
                {{#service}}

                private let {{service}}: any {{Service}}Service

                init({{service}}: any {{Service}}Service = Memory{{Service}}()) {
                    self.{{service}} = {{service}}
                }
                {{/service}}
            }

            """#)
}
