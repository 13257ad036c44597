/// The tests of the built-in templates: a user's walk over the screen, its rules, and each decision.
enum TestFiles {
    static var all: [TemplateFile] { [tests] }

    private static let tests = TemplateFile(
        path: "tests/{{Name}}ScreenTests.swift",
        text: #"""
            import Wayline
            import XCTest

            @testable import {{module}}

            /// Uses the screen as a user does.
            @MainActor
            final class {{Name}}ScreenTests: XCTestCase {
                private let host = FlowHost()

                private func begin() async throws -> (FlowDriver, {{Name}}Screen) {
                    let app = try FlowDriver(host)
                    app.navigator.go(.{{#coordinator}}start{{/coordinator}}{{^coordinator}}push{{/coordinator}}(.{{name}}{{#input}}, {{inputSample}}{{/input}}))
                    {{#loaded}}
                    app.patience = .seconds(2)
                    try await app.wait { app.text.contains("Loading…") }
                    {{/loaded}}
                    try await app.wait()
                    XCTAssertEqual(app.path, ["host", "{{route}}"])
                    XCTAssertTrue(app.text.hasPrefix("{{title}}"), app.text)
                    {{#row}}
                    XCTAssertTrue(ScreenList.all.contains { $0.title == "{{title}}" })
                    {{/row}}
                    return (app, try XCTUnwrap(app.screen as? {{Name}}Screen))
                }
                {{#form}}

                func testTheUserFillsInEachValue() async throws {
                    let (app, screen) = try await begin()
                    {{#service}}
                    XCTAssertEqual(screen.view.failure.text, "")
                    {{/service}}
                    {{#fields}}
                    {{^required}}
                    XCTAssertEqual(screen.viewModel.{{field}}<.value>, {{initial}})
                    {{/required}}
                    try await app.{{use}}
                    XCTAssertEqual(screen.viewModel.{{field}}<.value>, {{sample}})
                    {{/fields}}
                    {{#fields}}
                    {{#typedValue}}
                    try await app.type("x", into: "{{fieldTitle}}")
                    XCTAssertFalse(screen.view.done.isEnabled)
                    {{#decimal}}
                    XCTAssertTrue(app.text.contains("Type a number."), app.text)
                    {{/decimal}}
                    try await app.{{use}}
                    {{/typedValue}}
                    {{/fields}}
                    {{#entry}}
                    let entry = {{Value}}({{#fields}}{{field}}: {{sample}}{{separator}}{{/fields}})
                    XCTAssertEqual(screen.viewModel.entry, entry)
                    {{/entry}}
                    {{#service}}
                    try await app.choose("Done")
                    XCTAssertTrue(app.text.contains({{Service}}Error.unavailable.text), app.text)
                    host.service.isFailing = false
                    {{/service}}
                    XCTAssertTrue(screen.view.done.isDefault)
                    try await app.choose("Done")
                    XCTAssertEqual(app.path, ["host"])
                    {{#service}}
                    let saved = await host.service.memory.entries
                    XCTAssertEqual(saved, [entry])
                    {{#input}}
                    XCTAssertEqual(host.service.inputs, [{{inputSample}}, {{inputSample}}])
                    {{/input}}
                    {{/service}}
                    {{#coordinator}}
                    XCTAssertEqual(host.results, [.finished(entry)])
                    {{/coordinator}}
                }
                {{#checked}}

                func testDoneNeedsEachRequiredValue() async throws {
                    let (app, screen) = try await begin()
                    let (view, viewModel) = (screen.view, screen.viewModel)
                    let first = {{Name}}ViewModel({{#input}}{{inputSample}}{{/input}})
                    XCTAssertFalse(view.done.isEnabled)
                    XCTAssertEqual(view.done.hint, "{{missing}}")
                    <streams>
                    {{^service}}
                    var ends = 0
                    let token = viewModel.finished.sink { ends += 1 }
                    viewModel.done.send()
                    XCTAssertEqual(ends, 0)
                    token.cancel()
                    {{/service}}
                    </>
                    {{#fields}}
                    {{#required}}
                    viewModel.{{field}}<.value> = {{sample}}
                    {{/required}}
                    {{/fields}}
                    {{#fields}}
                    {{#required}}
                    viewModel.{{field}}<.value> = first.{{field}}<.value>
                    XCTAssertFalse(viewModel.canFinish<.value>)
                    {{#entry}}
                    XCTAssertNil(viewModel.entry)
                    {{/entry}}
                    viewModel.{{field}}<.value> = {{sample}}
                    {{/required}}
                    {{/fields}}
                    XCTAssertTrue(view.done.isEnabled)
                    XCTAssertEqual(view.done.hint, "")
                    XCTAssertEqual(app.path, ["host", "{{route}}"])
                }
                {{/checked}}
                {{/form}}
                {{#loaded}}

                func testTheContentsAreLoaded() async throws {
                    let (app, screen) = try await begin()
                    XCTAssertTrue(app.text.contains({{Service}}Error.unavailable.text), app.text)
                    {{#list}}
                    XCTAssertTrue(screen.view.rows.isHidden)
                    {{/list}}
                    {{#detail}}
                    XCTAssertEqual(screen.view.values.rows, [])
                    {{/detail}}
                    host.service.isFailing = false
                    try await app.choose("Try again")
                    XCTAssertNil(screen.view.missing.state)
                    {{#list}}
                    XCTAssertTrue(app.text.contains("{{rowSample}}"), app.text)
                    XCTAssertTrue(app.text.contains("{{otherRowSample}}"), app.text)
                    {{/list}}
                    {{#detail}}
                    {{#fields}}
                    XCTAssertTrue(app.text.contains("{{fieldTitle}}: {{shownSample}}"), app.text)
                    {{/fields}}
                    {{/detail}}
                    {{#input}}
                    XCTAssertEqual(host.service.inputs, [{{inputSample}}, {{inputSample}}])
                    {{/input}}
                }
                {{#list}}

                func testAnEmptyListSaysSo() async throws {
                    (host.service.isFailing, host.service.memory.contents) = (false, [])
                    let (app, _) = try await begin()
                    XCTAssertTrue(app.text.contains("There is nothing here yet."), app.text)
                }
                {{/list}}
                {{/loaded}}
                {{^model}}

                func testTheTitleIsShown() async throws {
                    let (_, screen) = try await begin()
                    {{#input}}
                    XCTAssertEqual(screen.input, {{inputSample}})
                    {{/input}}
                    {{^input}}
                    XCTAssertEqual(screen.view.title, "{{title}}")
                    {{/input}}
                }
                {{/model}}
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
                    {{#loaded}}
                    host.service.isFailing = false
                    {{/loaded}}
                    let (app, _) = try await begin()
                    {{#routes}}
                    try await app.choose({{#button}}"{{targetTitle}}"{{/button}}{{^button}}"{{rowTitle}}", in: "{{title}}"{{/button}})
                    XCTAssertEqual(app.path, ["host", "{{route}}", "{{targetRoute}}"])
                    try await app.back()
                    {{/routes}}
                }
                {{/routes}}
                {{#router}}

                func testEachDecision() async throws {
                    let router = {{Name}}Router()
                    {{#form}}
                    {{^facts}}
                    XCTAssertEqual(try router.route(to: "done"), .pop)
                    {{/facts}}
                    {{#facts}}
                    {{^coordinator}}
                    XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
                    {{/coordinator}}
                    XCTAssertEqual(try router.route(to: "done", .init()), .stay)
                    {{/facts}}
                    {{/form}}
                    {{#routes}}
                    {{#targetInput}}
                    let row = Memory{{Service}}().contents[0]
                    XCTAssertEqual(
                        try router.route(to: "{{targetRoute}}", .init(selected: row)),
                        .push(.{{target}}, {{targetSample}}))
                    XCTAssertEqual(try router.route(to: "{{targetRoute}}", .init()), .stay)
                    {{/targetInput}}
                    {{^targetInput}}
                    XCTAssertEqual(try router.route(to: "{{targetRoute}}"), .push(.{{target}}))
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
                {{#form}}
                let memory = Memory{{Service}}()
                {{/form}}
                {{^form}}
                var memory = Memory{{Service}}()
                {{/form}}
                {{#input}}
                private(set) var inputs: [{{Input}}] = []
                {{/input}}

                {{#form}}
                func save(_ entry: {{Value}}{{#input}}, for input: {{Input}}{{/input}}) async throws({{Service}}Error) {
                {{/form}}
                {{^form}}
                func load({{#input}}_ input: {{Input}}{{/input}}) async throws({{Service}}Error) -> {{Contents}} {
                {{/form}}
                    {{#input}}
                    inputs.append(input)
                    {{/input}}
                    {{^form}}
                    await _Concurrency.Task.yield()
                    {{/form}}
                    if isFailing { throw .unavailable }
                    {{#form}}
                    await memory.save(entry{{#input}}, for: input{{/input}})
                    {{/form}}
                    {{^form}}
                    return await memory.load({{#input}}input{{/input}})
                    {{/form}}
                }
            }
            {{/service}}


            """# + TestHost.text)
}
