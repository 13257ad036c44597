/// The files that all built-in templates add for a screen with its own flow.
enum FlowFiles {
    static var all: [TemplateFile] { [coordinator, output, flowTests] }

    private static let coordinator = TemplateFile(
        path: "coordinator/{{Name}}Coordinator.swift",
        text: #"""
            package import Wayline

            /// Owns the flow. It begins with the screen and ends with the name.
            package final class {{Name}}Coordinator: {{wrap}}Coordinator {{back}}{
                package typealias Output = {{Name}}Output

                package static let flow = Flow<{{wrap}}{{Name}}Coordinator{{back}}>(.{{name}}) {
                    ScreenRoute(.{{name}}) { _ in
                        {{Name}}Screen({{wrap}}viewModel: {{Name}}ViewModel())
                    }
                }

                package let way = Way()

                package init() {}
            }

            """#)

    private static let output = TemplateFile(
        path: "coordinator/{{Name}}Output.swift",
        text: #"""
            /// The result of the flow.
            package nonisolated struct {{Name}}Output: {{wrap}}Hashable, Codable, Sendable {{back}}{
                package let name: String

                package init(name: String) {
                    self.name = name
                }
            }

            """#)

    private static let flowTests = TemplateFile(
        path: "coordinator-tests/{{Name}}FlowTests.swift",
        text: #"""
            import Wayline
            import XCTest
            import {{module}}

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
                    let output = {{Name}}Output(name: "An")
                    XCTAssertEqual(host.ends, [.finished(output)])
                    XCTAssertEqual(app.path, ["host"])
                    XCTAssertEqual(app.navigator.findLeaks(), [])
                }

                func testBackCancelsIt() async throws {
                    let app = try begin()
                    try await app.back()
                    XCTAssertEqual(host.ends, [.cancelled])
                }
            }

            /// Starts the flow and records its results.
            private final class FlowHost: Coordinator {
                static let flow = Flow<FlowHost>("host") {
                    ScreenRoute("host") { _ in HostScreen() }
                    ChildFlow(.{{name}}) { _ in
                        {{Name}}Coordinator()
                    } onResult: { host, result in
                        host.ends.append(result)
                        return .stay
                    }
                }

                let way = Way()
                var ends: [FlowResult<{{Name}}Output>] = []
            }

            private final class HostScreen: Screen {
                let way = Way()
            }

            """#)
}
