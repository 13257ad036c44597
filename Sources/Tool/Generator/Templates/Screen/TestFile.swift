import WaylineValues

/// The tests: a user's walk over the screen, its rules, and each decision.
extension ScreenCode {
    @LinesBuilder var tests: Lines {
        // XCTest brings Foundation along, Testing does not.
        if hasDecimals && framework == .testing { "import Foundation" }
        for module in ["Wayline", framework.module].sorted() { "import \(module)" }
        """

        @testable import \(module)

        /// Uses the screen as a user does.
        @MainActor
        """
        framework.suite("\(name)ScreenTests")
        if hasService {
            "    private let service = Unsteady\(service)()"
            ""
        }
        beginning
        if isForm { formTest }
        if isLoaded { loadingTest }
        if isList { emptyListTest }
        if isEmpty { titleTest }
        if !children.isEmpty { partsTest }
        if !leads.isEmpty { routesTest }
        if hasRouter { decisionsTest }
        "}"
        if hasService { unsteadyService }
    }

    @LinesBuilder private var beginning: Lines {
        "    private func begin() async throws -> (FlowDriver, \(name)Screen) {"
        let arguments = arguments(input: inputSample, service: "service")
        if hasFlow {
            """
                    let flow = \(name)Coordinator(\(arguments))
                    let app = try FlowDriver(of: flow, at: .\(member))
                    let screen = \(framework.unwrapped("app.screen as? \(name)Screen"))
            """
        } else {
            if !isEmpty && isOwned {
                "        let viewModel = \(name)ViewModel(\(arguments))"
                "        let screen = \(name)Screen(viewModel: viewModel)"
            } else {
                "        let screen = \(name)Screen(\(hasInput ? inputSample : ""))"
            }
            let targets = leads.map { "\"\($0.route)\"" }.joined(separator: ", ")
            let leadingTo = leads.isEmpty ? "" : ", leadingTo: [\(targets)]"
            "        let app = try FlowDriver(of: screen, at: .\(member)\(leadingTo))"
        }
        if isLoaded { #"        try await app.wait { app.text.contains("Loading…") }"# }
        equal("app.path", #"["host", "\#(request.route)"]"#)
        isTrue("app.text.hasPrefix(\"\(title)\")", shown: "app.text")
        if hasRow { isTrue(#"ScreenList.all.contains { $0.title == "\#(title)" }"#) }
        "        return (app, screen)"
        "    }"
    }

    @LinesBuilder private var titleTest: Lines {
        ""
        test("TheTitleIsShown")
        "        let (_, screen) = try await begin()"
        hasInput
            ? equal("screen.input", inputSample) : equal("screen.view.title", "\"\(title)\"")
        "    }"
    }

    @LinesBuilder private var partsTest: Lines {
        ""
        test("ThePartsAreShown")
        """
                let (_, screen) = try await begin()
                let parts = screen.view.parts
        """
        isTrue("screen.view.controls.contains { $0 === parts }")
        isTrue("parts.screens.elementsEqual(screen.children) { $0 === $1 }")
        for child in children {
            let title = CamelWords(child).title
            """
                    \(framework.expect)(
                        parts.screens.contains { part in
                            (part as? \(name)\(child)Screen)?.view.title == "\(title)"
                        })
            """
        }
        "    }"
    }
}

/// The tests of loaded contents.
extension ScreenCode {
    @LinesBuilder private var loadingTest: Lines {
        ""
        test("TheContentsAreLoaded")
        "        let (app, screen) = try await begin()"
        isShown("\(service)Error.unavailable.text")
        if isList {
            isTrue("screen.view.rows.isHidden")
        } else {
            equal("screen.view.values.rows", "[]")
            for route in leads {
                if route.hasInput { isFalse("screen.view.\(route.button).isEnabled") }
            }
        }
        """
                service.isFailing = false
                try await app.choose("Try again")
        """
        isNil("screen.view.missing.state")
        for text in isList ? [row(\.shown[0]), row(\.shown[1])] : fields.map(Self.line) {
            isShown("\"\(text)\"")
        }
        if hasInput { inputsTest }
        "    }"
    }

    @LinesBuilder var inputsTest: Lines {
        equal("service.inputs", "[\(inputSample), \(inputSample)]")
    }

    /// Returns a row of a table with these texts, as a user reads it: without the names of empty
    /// ones.
    private func row(_ text: (FieldCode) -> String) -> String {
        let others = fields.dropFirst().filter { !text($0).isEmpty }
        return ([fields.first.map(text) ?? ""] + others.map { "\($0.title): \(text($0))" })
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns a line of a detail, as a user reads it.
    private static func line(of field: FieldCode) -> String { "\(field.title): \(field.shown[0])" }

    @LinesBuilder private var emptyListTest: Lines {
        ""
        test("AnEmptyListSaysSo")
        """
                (service.isFailing, service.memory.contents) = (false, [])
                let (app, _) = try await begin()
        """
        isShown("\"There is nothing here yet.\"")
        "    }"
    }
}

/// The service of the tests.
extension ScreenCode {
    @LinesBuilder private var unsteadyService: Lines {
        """

        /// Fails while `isFailing` is true.
        @MainActor
        private final class Unsteady\(service): \(service)Service {
            var isFailing = true
            \(isForm ? "let" : "var") memory = Memory\(service)()
        """
        if hasInput { "    private(set) var inputs: [\(testedInput)] = []" }
        ""
        if isForm {
            "    func save(\(parameters(testedInput))) async throws(\(service)Error) {"
        } else {
            "    func load(\(parameters(testedInput))) async throws(\(service)Error) "
                + "-> \(contents) {"
        }
        if hasInput { "        inputs.append(input)" }
        if !isForm { "        await _Concurrency.Task.yield()" }
        "        if isFailing { throw .unavailable }"
        if isForm {
            "        await memory.save(entry\(hasInput ? ", for: input" : ""))"
        } else {
            "        return await memory.load(\(hasInput ? "input" : ""))"
        }
        "    }"
        "}"
    }
}
