/// The files that all built-in templates have in common: the view and the router.
enum CommonFiles {
    static var all: [TemplateFile] {
        [view, router, routerTests, childView] + FlowFiles.all
    }

    private static let view = TemplateFile(
        path: "screen/{{Name}}View.swift",
        text: #"""
            internal import Wayline

            /// The controls of the screen, from top to bottom.
            final class {{Name}}View: View {
                let title = "{{title}}"
                {{?children}}
                let parts = Container("")
                {{/children}}
                let name = TextField("Name", placeholder: "An Nguyen")
                let done = Button("Done", isDefault: true)

                var controls: [Control] { [{{?children}}parts, {{/children}}name, done] }
            }

            """#)

    private static let router = TemplateFile(
        path: "screen/{{Name}}Router.swift",
        text: #"""
            internal import WaylineRouting

            /// Decides where the routes of the screen lead.
            struct {{Name}}Router: Router {
                {{#coordinator}}
                typealias Output = {{Name}}Output
                {{/coordinator}}
                enum Route: String, CaseIterable { case done }
                {{#coordinator}}
                struct Facts: RouterFacts {
                    var canFinish = false
                    var name = ""
                }
                {{/coordinator}}
                {{^coordinator}}
                struct Facts: RouterFacts { var canFinish = false }
                {{/coordinator}}

                func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
                    switch route {
                    {{#coordinator}}
                    case .done: facts.canFinish ? finish(.init(name: facts.name)) : .stay
                    {{/coordinator}}
                    {{^coordinator}}
                    case .done: facts.canFinish ? .pop : .stay
                    {{/coordinator}}
                    }
                }
            }

            """#)

    private static let routerTests = TemplateFile(
        path: "tests/{{Name}}RouterTests.swift",
        text: #"""
            import Wayline
            import XCTest

            @testable import {{module}}

            final class {{Name}}RouterTests: XCTestCase {
                func testDoneRequiresAName() {
                    let router = {{Name}}Router()
                    {{#coordinator}}
                    XCTAssertEqual(
                        try router.route(to: "done", .init(canFinish: true, name: "An")),
                        router.finish(.init(name: "An")))
                    {{/coordinator}}
                    {{^coordinator}}
                    XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
                    {{/coordinator}}
                    XCTAssertEqual(try router.route(to: "done", .init(canFinish: false)), .stay)
                }
            }

            """#)

    private static let childView = TemplateFile(
        path: "child/{{Name}}{{Child}}View.swift",
        text: #"""
            internal import Wayline

            /// The controls of this part of the screen.
            final class {{Name}}{{Child}}View: View {
                let title = "{{childTitle}}"
                let isOpen = Toggle("Open {{childTitle}}")
                let text = Label()

                var controls: [Control] { [isOpen, text] }
            }

            """#)
}
