/// The screens of a template, and the tests that read its view models. They differ between the built-in
/// templates only by a word or two.
struct ScreenFiles {
    /// The text before the name of a property of a view model, to bind it: `$` or nothing.
    let binding: String

    /// The same for a view model that is known by its protocol.
    let protocolBinding: String

    /// The text after the name of a property, to read it: `.value` or nothing.
    let reading: String

    /// The lines of `start()` that bind the button.
    let button: String

    init(
        binding: String = "", ofProtocol protocolBinding: String = "", reading: String,
        button: String = "        bind(view.done, to: .done)"
    ) {
        self.binding = binding
        self.protocolBinding = protocolBinding
        self.reading = reading
        self.button = button
    }

    var all: [TemplateFile] { [screen, screenTests, childScreen, childTests] }

    /// The text that names this property in a binding.
    private func source(_ property: String) -> String {
        let (plain, known) = (binding + property, property + protocolBinding)
        return plain == known
            ? plain : "{{^protocol}}\(plain){{/protocol}}{{#protocol}}\(known){{/protocol}}"
    }

    /// The stored view model of a screen whose types begin with `name`.
    private static func viewModel(_ name: String) -> String {
        #"""
            {{^protocol}}
            let viewModel = \#(name)ViewModel()
            {{/protocol}}
            {{#protocol}}
            let viewModel: any \#(name)ViewModelProtocol
            {{/protocol}}
        """#
    }

    /// The initializer of that screen, which only a view model behind a protocol needs.
    private static func initializer(_ name: String) -> String {
        #"""
            {{#protocol}}

            /// Creates a screen that shows and changes `viewModel`.
            init(viewModel: any \#(name)ViewModelProtocol) {
                self.viewModel = viewModel
            }
            {{/protocol}}
        """#
    }

    private var screen: TemplateFile {
        TemplateFile(
            path: "screen/{{Name}}Screen.swift",
            text: #"""
                internal import Wayline

                extension RouteID<NoInput> { static let {{name}} = Self("{{route}}") }

                {{#menu}}
                {{^coordinator}}
                extension Listed {
                    /// The row of the menu that leads to the screen.
                    static var {{name}}: Listed {
                        Listed("{{title}}", .{{name}}) { _ in
                            {{Name}}Screen({{#protocol}}viewModel: {{Name}}ViewModel(){{/protocol}})
                        }
                    }
                }

                {{/coordinator}}
                {{/menu}}
                /// Joins the view and the view model, and makes the facts of the router.
                final class {{Name}}Screen: ViewScreen {
                    typealias Routes = {{Name}}Router
                    let view = {{Name}}View()
                \#(Self.viewModel("{{Name}}"))
                    {{?children}}
                    let parts: [any ViewScreen] = [
                        {{#children}}
                        {{Name}}{{Child}}Screen({{#protocol}}viewModel: {{Name}}{{Child}}ViewModel(){{/protocol}}){{comma}}
                        {{/children}}
                    ]
                    var children: [any Screen] { parts }
                    {{/children}}
                    {{#coordinator}}
                    var facts: Routes.Facts {
                        .init(canFinish: viewModel.canFinish\#(reading), name: viewModel.name\#(reading))
                    }
                    {{/coordinator}}
                    {{^coordinator}}
                    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish\#(reading)) }
                    {{/coordinator}}
                \#(Self.initializer("{{Name}}"))

                    func start() {
                        {{?children}}
                        view.parts.screens = parts
                        {{/children}}
                        bind(view.name, viewModel.\#(source("name")))
                        bind(\.done.isEnabled, viewModel.\#(source("canFinish")))
                \#(button)
                    }
                }

                """#)
    }

    private var screenTests: TemplateFile {
        TemplateFile(
            path: "tests/{{Name}}ScreenTests.swift",
            text: #"""
                import Wayline
                import XCTest

                @testable import {{module}}

                @MainActor
                final class {{Name}}ScreenTests: XCTestCase {
                    func testTheButtonWaitsForAName() async {
                        {{#protocol}}
                        let viewModel = {{Name}}ViewModel()
                        {{/protocol}}
                        let screen = {{Name}}Screen({{#protocol}}viewModel: viewModel{{/protocol}})
                        screen.start()
                        XCTAssertFalse(screen.view.done.isEnabled)
                        screen.view.name.type("An")
                        XCTAssertTrue(screen.view.done.isEnabled)
                        {{#coordinator}}
                        XCTAssertEqual(screen.facts, .init(canFinish: true, name: "An"))
                        {{/coordinator}}
                        {{^coordinator}}
                        XCTAssertEqual(screen.facts, .init(canFinish: true))
                        {{/coordinator}}
                        {{?children}}
                        let parts = screen.view.parts.screens.map { "\(type(of: $0))" }
                        XCTAssertEqual(
                            parts,
                            [
                                {{#children}}
                                "{{Name}}{{Child}}Screen"{{comma}}
                                {{/children}}
                            ])
                        {{/children}}
                    }
                }

                """#)
    }

    private var childScreen: TemplateFile {
        TemplateFile(
            path: "child/{{Name}}{{Child}}Screen.swift",
            text: #"""
                internal import Wayline

                /// A part of the screen with its own view and view model.
                final class {{Name}}{{Child}}Screen: ViewScreen {
                    let view = {{Name}}{{Child}}View()
                \#(Self.viewModel("{{Name}}{{Child}}"))
                \#(Self.initializer("{{Name}}{{Child}}"))

                    func start() {
                        bind(view.isOpen, viewModel.\#(source("isOpen")))
                        bind(\.text.text, viewModel.\#(source("text")))
                    }
                }

                """#)
    }

    private var childTests: TemplateFile {
        TemplateFile(
            path: "child-tests/{{Name}}{{Child}}ViewModelTests.swift",
            text: #"""
                import Binding
                import XCTest

                @testable import {{module}}

                @MainActor
                final class {{Name}}{{Child}}ViewModelTests: XCTestCase {
                    func testTheTextFollowsTheSwitch() async {
                        let viewModel = {{Name}}{{Child}}ViewModel()
                        XCTAssertEqual(viewModel.text\#(reading), "It is closed.")
                        viewModel.isOpen\#(reading) = true
                        XCTAssertEqual(viewModel.text\#(reading), "It is open.")
                    }
                }

                """#)
    }
}
