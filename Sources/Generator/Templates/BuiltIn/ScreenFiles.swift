/// The screens of the built-in templates, their view models and their services.
enum ScreenFiles {
    static var all: [TemplateFile] { [ViewModelFiles.viewModel, screen, ServiceFiles.service] }

    private static let screen = TemplateFile(
        path: "screen/{{Name}}Screen.swift",
        text: #"""
            import Wayline

            {{#newInput}}
            /// The input of the screen.
            nonisolated struct {{Input}}: Codable, Hashable, Sendable {
                {{#inputs}}
                let {{field}}: {{type}}
                {{/inputs}}
            }

            {{/newInput}}
            extension RouteID<{{#input}}{{Input}}{{/input}}{{^input}}NoInput{{/input}}> { static let {{name}} = Self("{{route}}") }

            {{#row}}
            {{^coordinator}}
            extension Listed {
                /// The row of the menu that leads to the screen.
                static var {{name}}: Listed {
                    Listed("{{title}}", .{{name}}) { _ in {{Name}}Screen() }
                }
            }

            {{/coordinator}}
            {{/row}}
            /// {{#model}}Joins the view and the view model.{{/model}}{{^model}}Shows its title.{{/model}}
            final class {{Name}}Screen: {{#form}}FormKeeping{{/form}}{{^form}}ViewScreen{{/form}} {
                {{#router}}
                typealias Routes = {{Name}}Router
                {{/router}}
                let view = {{Name}}View()
                {{#model}}
                {{^made}}
                let viewModel = {{Name}}ViewModel()
                {{/made}}
                {{#made}}
                let viewModel: {{#protocol}}any {{Name}}ViewModelProtocol{{/protocol}}{{^protocol}}{{Name}}ViewModel{{/protocol}}
                {{/made}}
                {{/model}}
                {{^model}}
                {{#input}}
                let input: {{Input}}
                {{/input}}
                {{/model}}
                {{?children}}
                let parts: [any ViewScreen] = [
                    {{#children}}
                    {{Name}}{{Child}}Screen(){{comma}}
                    {{/children}}
                ]
                var children: [any Screen] { parts }
                {{/children}}
                {{#facts}}
                var facts: Routes.Facts { {{#list}}.init(selected: viewModel.selected){{/list}}{{^list}}{{#coordinator}}.init(entry: viewModel.entry){{/coordinator}}{{^coordinator}}.init(canFinish: viewModel.canFinish<.value>){{/coordinator}}{{/list}} }
                {{/facts}}
                {{#made}}

                init(viewModel: {{#protocol}}any {{Name}}ViewModelProtocol{{/protocol}}{{^protocol}}{{Name}}ViewModel{{/protocol}}{{^input}} = {{Name}}ViewModel(){{/input}}) {
                    self.viewModel = viewModel
                }
                {{/made}}
                {{^model}}
                {{#input}}

                init(_ input: {{Input}}) {
                    self.input = input
                }
                {{/input}}
                {{/model}}
                {{#starts}}

                func start() {
                    {{?children}}
                    view.parts.screens = parts
                    {{/children}}
                    {{#form}}
                    {{#fields}}
                    bind(view.{{field}}, viewModel.<${{field}}>)
                    {{/fields}}
                    {{#checked}}
                    bind(\.done.isEnabled, {{#typed}}Derived(viewModel.<$canFinish>, view.isValid) { $0 && $1 }{{/typed}}{{^typed}}viewModel.<$canFinish>{{/typed}})
                    bind(\.done.hint, viewModel.<$canFinish>.map { $0 ? "" : "{{missing}}" })
                    {{/checked}}
                    {{^checked}}
                    {{#typed}}
                    bind(\.done.isEnabled, view.isValid)
                    {{/typed}}
                    {{/checked}}
                    {{#service}}
                    view.done.onTap(self) { await $0.viewModel.save() }
                    bind(\.failure.text, viewModel.saving.error.map { $0?.text ?? "" })
                    bind(viewModel.saving.results) { if $1.isSuccess { $0.perform(.done) } }
                    {{/service}}
                    {{^service}}
                    <closures published>
                    bind(view.done, to: .done)
                    </>
                    <streams>
                    bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
                    bind(viewModel.finished) { screen, _ in screen.perform(.done) }
                    </>
                    {{/service}}
                    {{/form}}
                    {{#list}}
                    let rows = viewModel.contents.value.map { $0 ?? [] }
                    bind(\.rows.items, rows)
                    bind(\.rows.isHidden, rows.map { $0.isEmpty })
                    {{#routes}}
                    {{^button}}
                    bind(view.rows.chosenPublisher) { screen, row in
                        {{#selects}}
                        screen.viewModel.selected = row
                        {{/selects}}
                        screen.perform(.{{target}})
                    }
                    {{/button}}
                    {{/routes}}
                    bind(view.missing, viewModel.contents, loading: "Loading…") {
                        $0.isEmpty ? "There is nothing here yet." : ""
                    } failure: {
                        $0.text
                    } load: {
                        await $0.viewModel.load()
                    }
                    {{/list}}
                    {{#detail}}
                    bind(\.values.rows, viewModel.contents.value.map { $0?.lines ?? [] })
                    bind(view.missing, viewModel.contents, loading: "Loading…") {
                        $0.text
                    } load: {
                        await $0.viewModel.load()
                    }
                    {{/detail}}
                    {{#routes}}
                    {{#button}}
                    bind(view.{{target}}, to: .{{target}})
                    {{/button}}
                    {{/routes}}
                }
                {{/starts}}
            }

            """#)
}
