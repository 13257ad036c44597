/// What all built-in templates have in common: the view, how the screen is listed, and its flow.
enum CommonFiles {
    static var all: [TemplateFile] {
        [view, listing, childView, screenTests] + FlowFiles.all
    }

    private static let view = TemplateFile(
        path: "screen/{{Name}}View.swift",
        text: #"""
            package import Wayline

            /// What the screen looks like: its controls, from the top to the bottom.
            package final class {{Name}}View: View {
                package static let heading = {{wrap}}"{{title}}"

                package let title = {{Name}}View.heading
                package let name = TextField("Name", placeholder: "An Nguyen")
                package let done = Button("Done")
                {{?children}}
                package let controls: [Control]

                /// A view with these screens at its head.
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
                /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
                /// The screen, as a menu shows it and leads there.
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

            /// What this part of the screen looks like.
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
