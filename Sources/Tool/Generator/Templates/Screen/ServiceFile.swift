/// The service that loads or saves the values.
extension ScreenCode {
    /// True if the screen declares its service.
    var hasNewService: Bool { hasService && !isShared }

    @LinesBuilder var serviceFile: Lines {
        if hasDecimals { "import Foundation" }
        if hasDates { "import Wayline" }
        if hasDecimals || hasDates { "" }
        if isForm {
            "/// Saves the values of the screen."
            "protocol \(service)Service: Sendable {"
            "    func save(\(parameters(input))) async throws(\(service)Error)"
        } else {
            "/// Loads the values of the screen."
            "protocol \(service)Service: Sendable {"
            "    func load(\(parameters(input))) async throws(\(service)Error) -> \(contents)"
        }
        """
        }

        /// An error of the service.
        nonisolated enum \(service)Error: Error {
            case unavailable

            /// The text for the user.
            var text: String { "The service does not answer. Try again in a moment." }
        }

        /// Keeps the values in memory.
        """
        if isForm { savingInMemory } else { loadingFromMemory }
    }

    @LinesBuilder private var savingInMemory: Lines {
        """
        actor Memory\(service): \(service)Service {
            private(set) var entries: [\(value)] = []

            func save(\(parameters(input))) {
                entries.append(entry)
            }
        }
        """
    }

    @LinesBuilder private var loadingFromMemory: Lines {
        "nonisolated struct Memory\(service): \(service)Service {"
        if isList {
            """
                var contents = [
                    \(value)(\(fields.arguments(\.samples[0]))),
                    \(value)(\(fields.arguments(\.samples[1]))),
                ]
            """
        } else {
            "    var contents = \(value)(\(fields.arguments(\.samples[0])))"
        }
        """

            func load(\(parameters(input))) async -> \(contents) { contents }
        }
        """
    }
}
