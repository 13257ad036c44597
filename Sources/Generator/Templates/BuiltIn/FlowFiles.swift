/// The files that all built-in templates add for a screen with its own flow.
enum FlowFiles {
    static var all: [TemplateFile] { [coordinator, flowTests] }

    private static let coordinator = TemplateFile(
        path: "coordinator/{{Name}}Coordinator.swift",
        text: #"""
            internal import Wayline

            {{#menu}}
            extension Listed {
                /// The row of the menu that starts the flow. `onResult` can use the flow's result.
                static var {{name}}: Listed {
                    Listed(
                        "{{title}}",
                        ChildFlow(.{{name}}) { _ in
                            {{Name}}Coordinator()
                        } onResult: { _, _ in
                            .stay
                        })
                }
            }

            {{/menu}}
            /// The result of the flow.
            nonisolated struct {{Name}}Output: Hashable, Codable, Sendable {
                let name: String
            }

            /// Owns the flow. It begins with the screen and ends with the name.
            final class {{Name}}Coordinator: Coordinator {
                typealias Output = {{Name}}Output

                static let flow = Flow<{{Name}}Coordinator>(.{{name}}) {
                    ScreenRoute(.{{name}}) { _ in
                        {{Name}}Screen({{#protocol}}viewModel: {{Name}}ViewModel(){{/protocol}})
                    }
                }
            }

            """#)

    private static let flowTests = TemplateFile(
        path: "coordinator-tests/{{Name}}FlowTests.swift",
        text: #"""
            import Wayline
            import XCTest

            @testable import {{module}}

            /// Tests each way out of the flow, and the result that the parent receives.
            @MainActor
            final class {{Name}}FlowTests: XCTestCase {
                private let host = FlowHost()

                private func begin() throws -> FlowDriver {
                    let app = try FlowDriver(host)
                    app.navigator.go(.start(.{{name}}))
                    return app
                }

                func testDoneEndsItWithTheName() async throws {
                    let app = try begin()
                    try await app.type("An", into: "Name")
                    try await app.choose("Done")
                    XCTAssertEqual(host.ends, [.finished(.init(name: "An"))])
                    XCTAssertEqual(app.path, ["host"])
                    XCTAssertEqual(app.navigator.findLeaks(), [])
                }

                func testBackCancelsIt() async throws {
                    try await begin().back()
                    XCTAssertEqual(host.ends, [.cancelled])
                }
            }

            /// Starts the flow and records its results.
            private final class FlowHost: Coordinator {
                static let flow = Flow<FlowHost>(.init("host")) {
                    ScreenRoute(.init("host")) { _ in HostScreen() }
                    ChildFlow(.{{name}}) { _ in
                        {{Name}}Coordinator()
                    } onResult: { host, result in
                        host.ends.append(result)
                        return .stay
                    }
                }

                var ends: [FlowResult<{{Name}}Output>] = []
            }

            private final class HostScreen: Screen {}

            """#)
}
