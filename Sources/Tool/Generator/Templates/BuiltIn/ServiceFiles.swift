/// The services of the built-in templates.
enum ServiceFiles {
    static let service = TextFile(
        path: "screen/{{Service}}Service.swift",
        text: #"""
            {{#newService}}
            {{#decimals}}import Foundation
            {{#decimals}}
            {{^dates}}

            {{/dates}}
            {{/decimals}}
            {{#dates}}
            import Wayline

            {{/dates}}
            {{#form}}/// Saves the values of the screen.
            {{^form}}/// Loads the values of the screen.
            protocol {{Service}}Service: Sendable {
                {{#form}}func save({{parameters}}) async throws({{Service}}Error)
                {{^form}}func load({{parameters}}) async throws({{Service}}Error) -> {{Contents}}
            }

            /// An error of the service.
            nonisolated enum {{Service}}Error: Error {
                case unavailable

                /// The text for the user.
                var text: String { "The service does not answer. Try again in a moment." }
            }

            /// Keeps the values in memory.
            {{#form}}
            actor Memory{{Service}}: {{Service}}Service {
                private(set) var entries: [{{Value}}] = []

                func save({{parameters}}) {
                    entries.append(entry)
                }
            }
            {{/form}}
            {{^form}}
            nonisolated struct Memory{{Service}}: {{Service}}Service {
                {{#detail}}var contents = {{Value}}({{samples}})
                {{#list}}
                var contents = [
                    {{Value}}({{samples}}),
                    {{Value}}({{otherSamples}}),
                ]
                {{/list}}

                func load({{parameters}}) async -> {{Contents}} { contents }
            }
            {{/form}}
            {{/newService}}

            """#)
}
