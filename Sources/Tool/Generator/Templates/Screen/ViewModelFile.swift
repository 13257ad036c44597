/// The view model, and the values that it loads or saves.
extension ScreenCode {
    @LinesBuilder var viewModel: Lines {
        if !hasDates { "import Binding" }
        if hasDecimals { "import Foundation" }
        if hasDates { "import Wayline" }
        if hasValue && hasSecrets && !hasDates { "import WaylineRouting" }
        ""
        if !isShared { choices }
        if hasValue { values }
        """
        /// The state and the rules of the screen.
        @MainActor
        final class \(name)ViewModel {
        """
        state
        if isOwned {
            ""
            initializer(serviceLabel: "\(serviceMember) service")
            if hasInput { "        self.input = input" }
            if hasService { "        self.service = service" }
            "    }"
        }
        if hasEntry { entry }
        if saves { saving }
        if isLoaded { loadingContents }
        "}"
    }

    @LinesBuilder private var choices: Lines {
        for field in fields {
            if field.field.type == .choice {
                """
                /// The values of `\(field.name)`.
                nonisolated enum \(field.type): String, CaseIterable, Codable, Sendable {
                    case \(field.field.options.joined(separator: ", "))
                }

                """
            }
        }
    }

    @LinesBuilder private var values: Lines {
        "/// The values of the \(isList ? "row" : "screen")."
        hasSecrets
            ? "struct \(value): ScreenInput {"
            : "nonisolated struct \(value): Codable, Hashable, Sendable {"
        for field in fields { "    \(field.property)" }
        "}"
        ""
    }

    @LinesBuilder private var state: Lines {
        if isForm {
            for field in fields { "    let \(field.name) = Observable(\(field.initial))" }
        }
        if isChecked { "    private(set) lazy var canFinish = \(rule)" }
        if selects {
            "    /// The row that the user has chosen."
            "    var selected: \(value)?"
        }
        if hasService { "    private let request = Request<\(contents), \(service)Error>()" }
        if hasInput { "    \(hasService ? "private " : "")let input: \(input)" }
        if hasService { "    private let service: any \(service)Service" }
    }

    @LinesBuilder private var entry: Lines {
        ""
        "    /// The values; nil if one is missing."
        "    var entry: \(value)? {"
        if isChecked {
            let conditions = required.map(\.condition).joined(separator: ", ")
            "        guard \(conditions) else { return nil }"
        }
        "        return \(value)(\(fields.map(\.argument).joined(separator: ", ")))"
        "    }"
    }

    @LinesBuilder private var saving: Lines {
        """

            /// The state of saving.
            var saving: RequestSource<Void, \(service)Error> { request }

            func save() async {
                guard let entry else { return }
                await request.run { () async throws(\(service)Error) in
                    try await service.save(entry\(hasInput ? ", for: input" : ""))
                }
            }
        """
    }

    @LinesBuilder private var loadingContents: Lines {
        """

            var contents: RequestSource<\(contents), \(service)Error> { request }

            func load() async {
        """
        if hasInput {
            """
                    await request.run { () async throws(\(service)Error) in
                        try await service.load(input)
                    }
            """
        } else {
            "        await request.run(service.load)"
        }
        "    }"
    }
}

/// The rules of a form.
extension ScreenCode {
    /// The expression that is true if each required field has a value.
    private var rule: String { Self.rule(required.map { ($0.name, $0.test) }) }

    /// The expression that is true if each text is a valid value.
    var valid: String { Self.rule(typed.map { ("\($0.member).isValid", { $0 }) }) }

    /// Returns the expression that is true if the value of each source passes its test.
    private static func rule(_ tests: [(source: String, test: (String) -> String)]) -> String {
        if tests.count == 1 {
            let (source, test) = (tests[0].source, tests[0].test("$0"))
            return test == "$0" ? source : "\(source).map { \(test) }"
        }
        if tests.count > 4 {
            return rule([(rule(Array(tests.prefix(4))), { $0 })] + tests.dropFirst(4))
        }
        let names = tests.map(\.source).joined(separator: ", ")
        let checks = tests.enumerated().map { $1.test("$\($0)") }.joined(separator: " && ")
        return "Derived(\(names)) { \(checks) }"
    }
}
