/// The tests of the built-in templates: a user's walk over the screen, its rules, and each
/// decision.
enum TestFiles {
    static var all: [TextFile] { [tests] }

    private static let tests = TextFile(
        path: "tests/{{Name}}ScreenTests.swift",
        text: #"""
            import Wayline
            import XCTest

            @testable import {{module}}

            /// Uses the screen as a user does.
            @MainActor
            final class {{Name}}ScreenTests: XCTestCase {
                {{#service}}
                private let service = Unsteady{{Service}}()

                {{/service}}
                private func begin() async throws -> (FlowDriver, {{Name}}Screen) {
                    {{#coordinator}}
                    let flow = {{Name}}Coordinator({{arguments}})
                    let app = try FlowDriver(of: flow, at: .{{name}})
                    let screen = try XCTUnwrap(app.screen as? {{Name}}Screen)
                    {{/coordinator}}
                    {{^coordinator}}
                    {{#makes}}let viewModel = {{Name}}ViewModel({{arguments}})
                    {{#makes}}let screen = {{Name}}Screen(viewModel: viewModel)
                    {{^makes}}let screen = {{Name}}Screen({{#input}}{{inputSample}}{{/input}})
                    let app = try FlowDriver(of: screen, at: .{{name}}{{?routes}}, leadingTo: [{{targets}}]{{/routes}})
                    {{/coordinator}}
                    {{#loaded}}try await app.wait { app.text.contains("Loading…") }
                    XCTAssertEqual(app.path, ["host", "{{route}}"])
                    XCTAssertTrue(app.text.hasPrefix("{{title}}"), app.text)
                    {{#row}}XCTAssertTrue(ScreenList.all.contains { $0.title == "{{title}}" })
                    return (app, screen)
                }
                {{#form}}

                func testTheUserFillsInEachValue() async throws {
                    let (app, screen) = try await begin()
                    let (view, viewModel) = (screen.view, screen.viewModel)
                    {{#checked}}XCTAssertEqual(view.done.hint, "{{missing}}")
                    {{#saves}}XCTAssertEqual(view.failure.text, "")
                    {{#fields}}
                    XCTAssertEqual(viewModel.{{field}}.value, {{initial}})
                    try await app.{{use}}
                    XCTAssertEqual(viewModel.{{field}}.value, {{sample}})
                    {{/fields}}
                    {{#checked}}
                    XCTAssertEqual(view.done.hint, "")
                    for (name, text) in [{{requiredTexts}}] {
                        try await app.type("", into: name)
                        XCTAssertFalse(view.done.isEnabled, name)
                        {{#entry}}XCTAssertNil(viewModel.entry, name)
                        try await app.type(text, into: name)
                    }
                    {{/checked}}
                    {{#typed}}
                    for (name, text) in [{{typedTexts}}] {
                        try await app.type("x", into: name)
                        XCTAssertFalse(view.done.isEnabled, name)
                        try await app.type(text, into: name)
                    }
                    {{/typed}}
                    {{#fields}}
                    {{#decimal}}
                    try await app.type("x", into: "{{fieldTitle}}")
                    XCTAssertTrue(app.text.contains("Type a number."), app.text)
                    try await app.{{use}}
                    {{/decimal}}
                    {{/fields}}
                    {{#entry}}let entry = {{Value}}({{samples}})
                    {{#entry}}XCTAssertEqual(viewModel.entry, entry)
                    {{#saves}}
                    try await app.choose("Done")
                    XCTAssertTrue(app.text.contains({{Service}}Error.unavailable.text), app.text)
                    service.isFailing = false
                    {{/saves}}
                    XCTAssertTrue(view.done.isDefault)
                    try await app.choose("Done")
                    XCTAssertEqual(app.path, ["host"])
                    {{#saves}}let saved = await service.memory.entries
                    {{#saves}}XCTAssertEqual(saved, [entry])
                    {{#saves}}{{#input}}XCTAssertEqual(service.inputs, [{{inputSample}}, {{inputSample}}])
                }
                {{/form}}
                {{#loaded}}

                func testTheContentsAreLoaded() async throws {
                    let (app, screen) = try await begin()
                    XCTAssertTrue(app.text.contains({{Service}}Error.unavailable.text), app.text)
                    {{#list}}XCTAssertTrue(screen.view.rows.isHidden)
                    {{#detail}}XCTAssertEqual(screen.view.values.rows, [])
                    {{#detail}}{{#routes}}{{#targetInput}}XCTAssertFalse(screen.view.{{targetButton}}.isEnabled)
                    service.isFailing = false
                    try await app.choose("Try again")
                    XCTAssertNil(screen.view.missing.state)
                    {{#list}}XCTAssertTrue(app.text.contains("{{rowSample}}"), app.text)
                    {{#list}}XCTAssertTrue(app.text.contains("{{otherRowSample}}"), app.text)
                    {{#detail}}{{#fields}}XCTAssertTrue(app.text.contains("{{fieldTitle}}: {{shownSample}}"), app.text)
                    {{#input}}XCTAssertEqual(service.inputs, [{{inputSample}}, {{inputSample}}])
                }
                {{/loaded}}
                {{#list}}

                func testAnEmptyListSaysSo() async throws {
                    (service.isFailing, service.memory.contents) = (false, [])
                    let (app, _) = try await begin()
                    XCTAssertTrue(app.text.contains("There is nothing here yet."), app.text)
                }
                {{/list}}
                {{#empty}}

                func testTheTitleIsShown() async throws {
                    let (_, screen) = try await begin()
                    {{#input}}XCTAssertEqual(screen.input, {{inputSample}})
                    {{^input}}XCTAssertEqual(screen.view.title, "{{title}}")
                }
                {{/empty}}
                {{?children}}

                func testThePartsAreShown() async throws {
                    let (_, screen) = try await begin()
                    let parts = screen.view.parts
                    XCTAssertTrue(screen.view.controls.contains { $0 === parts })
                    XCTAssertTrue(parts.screens.elementsEqual(screen.children) { $0 === $1 })
                    {{#children}}
                    XCTAssertTrue(
                        parts.screens.contains { part in
                            (part as? {{Name}}{{Child}}Screen)?.view.title == "{{childTitle}}"
                        })
                    {{/children}}
                }
                {{/children}}
                {{?routes}}

                func testTheRoutesLeadOn() async throws {
                    {{#loaded}}service.isFailing = false
                    let (app, _) = try await begin()
                    {{#routes}}
                    {{#button}}try await app.choose("{{targetTitle}}")
                    {{^button}}try await app.choose("{{rowTitle}}", in: "{{title}}")
                    XCTAssertEqual(app.path, ["host", "{{route}}", "{{targetRoute}}"])
                    try await app.back()
                    {{/routes}}
                }
                {{/routes}}
                {{#router}}

                func testEachDecision() async throws {
                    let router = {{Name}}Router()
                    {{#guarded}}XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
                    {{#guarded}}XCTAssertEqual(try router.route(to: "done", .init()), .stay)
                    {{#pops}}XCTAssertEqual(try router.route(to: "done"), .pop)
                    {{#finishes}}let entry = {{Value}}({{samples}})
                    {{#finishes}}XCTAssertEqual(try router.route(to: "done", .init(entry: entry)), router.finish(entry))
                    {{#finishes}}XCTAssertEqual(try router.route(to: "done", .init()), .stay)
                    {{#gives}}let {{given}} = Memory{{Service}}().contents{{#list}}[0]{{/list}}
                    {{#routes}}
                    {{^targetInput}}XCTAssertEqual(try router.route(to: "{{targetRoute}}"), .push(.{{target}}))
                    {{#targetInput}}
                    XCTAssertEqual(
                        try router.route(to: "{{targetRoute}}", .init({{given}}: {{given}})),
                        .push(.{{target}}, {{targetSample}}))
                    XCTAssertEqual(try router.route(to: "{{targetRoute}}", .init()), .stay)
                    {{/targetInput}}
                    {{/routes}}
                }
                {{/router}}
            }
            {{#service}}

            /// Fails while `isFailing` is true.
            @MainActor
            private final class Unsteady{{Service}}: {{Service}}Service {
                var isFailing = true
                {{#form}}let memory = Memory{{Service}}()
                {{^form}}var memory = Memory{{Service}}()
                {{#input}}private(set) var inputs: [{{Input}}] = []

                {{#form}}func save({{parameters}}) async throws({{Service}}Error) {
                {{^form}}func load({{parameters}}) async throws({{Service}}Error) -> {{Contents}} {
                    {{#input}}inputs.append(input)
                    {{^form}}await _Concurrency.Task.yield()
                    if isFailing { throw .unavailable }
                    {{#form}}await memory.save(entry{{#input}}, for: input{{/input}})
                    {{^form}}return await memory.load({{#input}}input{{/input}})
                }
            }
            {{/service}}

            """#)
}
