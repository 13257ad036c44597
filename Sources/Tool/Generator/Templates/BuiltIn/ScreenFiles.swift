/// The screens of the built-in templates.
enum ScreenFiles {
    static var all: [TextFile] { [ViewModelFiles.viewModel, screen, ServiceFiles.service] }

    private static let screen = TextFile(
        path: "screen/{{Name}}Screen.swift",
        text: #"""
            import Wayline

            {{#newInput}}
            /// The input of the screen.
            struct {{Input}}: ScreenInput {
                {{#inputs}}{{#secret}}@Secret var{{/secret}}{{^secret}}let{{/secret}} {{field}}: {{type}}
            }

            {{/newInput}}
            extension RouteID<{{Input}}> { static let {{name}} = Self("{{route}}") }

            {{#row}}
            {{^coordinator}}
            extension Listed {
                /// The row of the menu that leads to the screen.
                static var {{name}}: Listed {
                    ScreenRoute(.{{name}}) { _ in {{Name}}Screen() }
                        .titled("{{title}}")
                }
            }

            {{/coordinator}}
            {{/row}}
            {{#empty}}/// Shows its title.
            {{^empty}}/// Joins the view and the view model.
            final class {{Name}}Screen: ViewScreen{{#form}}, DraftKeeping{{/form}} {
                {{#router}}typealias Routes = {{Name}}Router
                let view = {{Name}}View()
                {{#makes}}let viewModel: {{Name}}ViewModel
                {{^makes}}{{^empty}}let viewModel = {{Name}}ViewModel()
                {{#empty}}{{#input}}let input: {{Input}}
                {{?children}}
                let parts: [any ViewScreen] = [
                    {{#children}}{{Name}}{{Child}}Screen(){{comma}}
                ]
                var children: [any Screen] { parts }
                {{/children}}
                {{#finishes}}var facts: Routes.Facts { .init(entry: viewModel.entry) }
                {{#guarded}}var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }
                {{#gives}}var facts: Routes.Facts { .init({{given}}: viewModel.{{given}}{{#detail}}.value.value{{/detail}}) }
                {{#makes}}

                init(viewModel: {{Name}}ViewModel{{^input}} = {{Name}}ViewModel(){{/input}}) {
                    self.viewModel = viewModel
                }
                {{/makes}}
                {{#empty}}
                {{#input}}

                init(_ input: {{Input}}) {
                    self.input = input
                }
                {{/input}}
                {{/empty}}
                {{#starts}}

                func start() {
                    {{?children}}view.parts.screens = parts
                    {{#form}}{{#fields}}bind(view.{{member}}, viewModel.{{field}})
                    {{#checked}}{{#typed}}bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
                    {{#checked}}{{^typed}}bind(\.done.isEnabled, viewModel.canFinish)
                    {{^checked}}{{#typed}}bind(\.done.isEnabled, view.isValid)
                    {{#checked}}bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "{{missing}}" })
                    {{#saves}}
                    view.done.onTap(self) { await $0.viewModel.save() }
                    bind(\.failure.text, viewModel.saving.error.map { $0?.text ?? "" })
                    bind(viewModel.saving.results) { if $1.isSuccess { $0.perform(.done) } }
                    {{/saves}}
                    {{#ends}}bind(view.done, to: .done)
                    {{#list}}
                    let rows = viewModel.contents.value.map { $0 ?? [] }
                    bind(\.rows.items, rows)
                    bind(\.rows.isHidden, rows.map { $0.isEmpty })
                    {{#routes}}
                    {{^button}}
                    bind(view.rows.chosenPublisher) { screen, row in
                        {{#selects}}screen.viewModel.selected = row
                        screen.perform(.{{target}})
                    }
                    {{/button}}
                    {{/routes}}
                    {{/list}}
                    {{#detail}}bind(\.values.rows, viewModel.contents.value.map { $0?.lines ?? [] })
                    {{#detail}}{{#routes}}{{#targetInput}}bind(\.{{targetButton}}.isEnabled, viewModel.contents.value.map { $0 != nil })
                    {{#loaded}}
                    bind(view.missing, viewModel.contents, loading: "Loading…") {
                        {{#list}}$0.isEmpty ? "There is nothing here yet." : ""
                    {{#list}}} failure: {
                        $0.text
                    } load: {
                        await $0.viewModel.load()
                    }
                    {{/loaded}}
                    {{#routes}}{{#button}}bind(view.{{targetButton}}, to: .{{target}})
                }
                {{/starts}}
            }

            """#)
}
