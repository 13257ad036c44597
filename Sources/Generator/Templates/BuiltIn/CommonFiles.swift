/// The files that all built-in templates have in common: the view, the list entry and the flow.
enum CommonFiles {
    static var all: [TemplateFile] {
        [view, listing, childView, screenTests] + FlowFiles.all
    }

    private static let view = TemplateFile(
        path: "screen/{{Name}}View.swift",
        text: #"""
            package import Wayline

            /// The controls of the screen, from top to bottom.
            package final class {{Name}}View: View {
                package static let heading = {{wrap}}"{{title}}"

                package let title = {{Name}}View.heading
                package let name = TextField("Name", placeholder: "An Nguyen")
                package let done = Button("Done")
                {{?children}}
                package let controls: [Control]

                /// Creates a view with these screens at its top.
                package init(_ parts: [any ViewScreen]) {
                    controls = [Container("", parts), name, done]
                }
                {{/children}}
                {{^children}}

                package var controls: [Control] { [name, done] }
                {{/children}}
            }

            """#)

    private static let listing = TemplateFile(
        path: "screen/{{Name}}Listing.swift",
        text: #"""
            internal import Wayline

            extension Listed {
                {{#coordinator}}
                /// The list entry that starts the flow. `onResult` can use the result of the flow.
                static var {{name}}: Listed {
                    Listed(
                        {{Name}}View.heading,
                        ChildFlow(.{{name}}) { _ in
                            {{Name}}Coordinator()
                        } onResult: { _, _ in
                            .stay
                        })
                }
                {{/coordinator}}
                {{^coordinator}}
                /// The list entry that shows the screen.
                static var {{name}}: Listed {
                    Listed({{wrap}}{{Name}}View.heading, {{wrap}}.{{name}}{{back}}) { _ in
                        {{Name}}Screen({{wrap}}viewModel: {{Name}}ViewModel())
                    }
                }
                {{/coordinator}}
            }

            """#)

    private static let childView = TemplateFile(
        path: "child/{{Name}}{{Child}}View.swift",
        text: #"""
            package import Wayline

            /// The controls of this part of the screen.
            package final class {{Name}}{{Child}}View: View {
                package static let heading = {{wrap}}"{{childTitle}}"

                package let title = {{Name}}{{Child}}View.heading
                package let isOpen = Toggle({{wrap}}"Open \({{Name}}{{Child}}View.heading)")
                package let text = Label()

                package var controls: [Control] { [isOpen, text] }
            }

            """#)

    private static let screenTests = TemplateFile(
        path: "tests/{{Name}}ScreenTests.swift",
        text: #"""
            import Wayline
            import XCTest
            import {{module}}

            @MainActor
            final class {{Name}}ScreenTests: XCTestCase {
                private let screen = {{Name}}Screen({{wrap}}viewModel: {{Name}}ViewModel())

                override func setUp() async throws {
                    screen.start()
                }

                func testTheButtonWaitsForAName() async {
                    XCTAssertFalse(screen.view.done.isEnabled)
                    screen.view.name.type("An")
                    XCTAssertTrue(screen.view.done.isEnabled)
                }
                {{?children}}

                func testItIsMadeOfItsParts() async {
                    let parts = screen.children.map { "\(type(of: $0))" }
                    XCTAssertEqual(
                        parts,
                        [
                            {{#children}}
                            "{{Name}}{{Child}}Screen"{{comma}}
                            {{/children}}
                        ])
                }
                {{/children}}
            }

            """#)
}
