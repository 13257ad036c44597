/// The routers and the coordinators of the built-in templates.
enum RouterFiles {
    static var all: [TextFile] { [router, coordinator] }

    private static let router = TextFile(
        path: "screen/{{Name}}Router.swift",
        text: #"""
            {{#router}}
            import WaylineRouting

            /// Decides where the routes of the screen lead.
            struct {{Name}}Router: Router {
                {{#finishes}}typealias Output = {{Value}}
                {{^routes}}enum Route: String, CaseIterable { case done }
                {{?routes}}
                enum Route: String, CaseIterable {
                    {{#form}}case done
                    {{#routes}}case {{targetCase}}
                }
                {{/routes}}
                {{#finishes}}struct Facts: RouterFacts { var entry: {{Value}}? }
                {{#guarded}}struct Facts: RouterFacts { var canFinish = false }
                {{#gives}}struct Facts: RouterFacts { var {{given}}: {{Value}}? }

                func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
                    switch route {
                    {{#finishes}}case .done: facts.entry.map(finish) ?? .stay
                    {{#guarded}}case .done: facts.canFinish ? .pop : .stay
                    {{#pops}}case .done: .pop
                    {{#routes}}
                    {{^targetInput}}case .{{target}}: .push(.{{target}})
                    {{#targetInput}}
                    case .{{target}}:
                        facts.{{given}}.map { .push(.{{target}}, {{targetInput}}) } ?? .stay
                    {{/targetInput}}
                    {{/routes}}
                    }
                }
            }
            {{/router}}

            """#)

    private static let coordinator = TextFile(
        path: "coordinator/{{Name}}Coordinator.swift",
        text: #"""
            import Wayline

            {{#row}}
            extension Listed {
                /// The row of the menu that starts the flow.
                static var {{name}}: Listed {
                    ChildFlow(.{{name}}) { _ in {{Name}}Coordinator() }
                        .titled("{{title}}")
                }
            }

            {{/row}}
            /// Owns the flow, which begins with the screen.
            final class {{Name}}Coordinator: Coordinator {
                {{#form}}
                typealias Output = {{Value}}

                {{/form}}
                {{#input}}
                private static let first = RouteID<NoInput>(RouteID.{{name}}.name)

                {{/input}}
                static let flow = Flow<{{Name}}Coordinator>({{first}}) {
                    {{^owned}}ScreenRoute(.{{name}}) { _ in {{Name}}Screen() }
                    {{#owned}}
                    ScreenRoute({{first}}) { owner in
                        {{#empty}}{{Name}}Screen(owner.input)
                        {{^empty}}{{Name}}Screen(viewModel: {{Name}}ViewModel({{owned}}))
                    }
                    {{/owned}}
                    {{#routes}}{{targetLine}}
                }
                {{#owned}}

                {{#input}}private let input: {{Input}}
                {{#service}}private let {{service}}: any {{Service}}Service

                init({{#input}}_ input: {{Input}}{{#service}}, {{/service}}{{/input}}{{#service}}{{service}}: any {{Service}}Service = Memory{{Service}}(){{/service}}) {
                    {{#input}}self.input = input
                    {{#service}}self.{{service}} = {{service}}
                }
                {{/owned}}
            }

            """#)
}
