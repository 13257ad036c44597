/// The services, which all built-in templates have in common.
enum ServiceFiles {
    static let service = TemplateFile(
        path: "screen/{{Name}}Service.swift",
        text: #"""
            {{#service}}
            {{#decimals}}
            import Foundation
            {{/decimals}}
            {{#dates}}
            import Wayline

            {{/dates}}
            /// {{#form}}Saves{{/form}}{{^form}}Loads{{/form}} the values of the screen.
            protocol {{Service}}Service: Sendable {
                {{#form}}
                func save(_ entry: {{Value}}{{#input}}, for input: {{Input}}{{/input}}) async throws({{Service}}Error)
                {{/form}}
                {{^form}}
                func load({{#input}}_ input: {{Input}}{{/input}}) async throws({{Service}}Error) -> {{Contents}}
                {{/form}}
            }

            /// An error of the service.
            nonisolated enum {{Service}}Error: Error {
                case unavailable

                /// The text for the user.
                var text: String { "The service does not answer. Try again in a moment." }
            }

            {{#form}}
            /// Keeps the values in memory.
            actor Memory{{Service}}: {{Service}}Service {
                private(set) var entries: [{{Value}}] = []

                func save(_ entry: {{Value}}{{#input}}, for input: {{Input}}{{/input}}) {
                    entries.append(entry)
                }
            }
            {{/form}}
            {{^form}}
            /// Keeps the values in memory.
            nonisolated struct Memory{{Service}}: {{Service}}Service {
                {{#list}}
                var contents = [
                    {{Value}}({{#fields}}{{field}}: {{sample}}{{separator}}{{/fields}}),
                    {{Value}}({{#fields}}{{field}}: {{otherSample}}{{separator}}{{/fields}}),
                ]
                {{/list}}
                {{#detail}}
                var contents = {{Value}}({{#fields}}{{field}}: {{sample}}{{separator}}{{/fields}})
                {{/detail}}

                func load({{#input}}_ input: {{Input}}{{/input}}) async -> {{Contents}} { contents }
            }
            {{/form}}
            {{/service}}

            """#)
}
