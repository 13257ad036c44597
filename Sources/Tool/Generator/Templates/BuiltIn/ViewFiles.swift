/// The views of the built-in templates, and the screens of children.
enum ViewFiles {
    static var all: [TextFile] { [view, childView, childScreen] }

    private static let view = TextFile(
        path: "screen/{{Name}}View.swift",
        text: #"""
            {{#form}}{{#decimals}}import Foundation
            import Wayline

            {{#form}}
            {{#decimals}}
            /// A field for an exact number.
            final class {{Name}}DecimalField: ValueField<Decimal> {
                override func value(of text: String) -> Decimal? {
                    Double(numberText: text).flatMap { _ in Decimal(string: text) }
                }

                override func rule(in wording: Wording) -> String { "Type a number." }
            }

            {{/decimals}}
            {{/form}}
            /// The controls of the screen, from top to bottom.
            final class {{Name}}View: View {
                let title = "{{title}}"
                {{?children}}let parts = Container()
                {{#form}}{{#fields}}let {{member}} = {{control}}
                {{#saves}}let failure = Label("", .error)
                {{#form}}let done = Button("Done", isDefault: true)
                {{#list}}
                let rows = Table<{{Value}}>(
                    "{{title}}",{{#identity}} id: \.id,{{/identity}}
                    columns: [
                        {{#fields}}Column("{{fieldTitle}}") { {{cell}} }{{comma}}
                    ])
                {{/list}}
                {{#detail}}let values = NamedValues()
                {{#loaded}}let missing = Placeholder(retry: "Try again")
                {{#routes}}{{#button}}let {{targetButton}} = Button("{{targetTitle}}")
                {{#typed}}

                /// True if each text is a valid value.
                private(set) lazy var isValid: ValueSource<Bool> = {{valid}}
                {{/typed}}

                var controls: [Control] { [{{controls}}] }
            }
            {{#detail}}
            {{^shared}}

            extension {{Value}} {
                /// The lines of the view.
                var lines: [NamedValues.Row] {
                    [
                        {{#fields}}.init("{{fieldTitle}}", {{shown}}){{comma}}
                    ]
                }
            }
            {{/shared}}
            {{/detail}}

            """#)

    private static let childView = TextFile(
        path: "child/{{Name}}{{Child}}View.swift",
        text: #"""
            import Wayline

            /// The controls of this part of the screen.
            final class {{Name}}{{Child}}View: View {
                let title = "{{childTitle}}"

                var controls: [Control] { [] }
            }

            """#)

    private static let childScreen = TextFile(
        path: "child/{{Name}}{{Child}}Screen.swift",
        text: #"""
            import Wayline

            /// A part of the screen with its own view.
            final class {{Name}}{{Child}}Screen: ViewScreen {
                let view = {{Name}}{{Child}}View()
            }

            """#)
}
