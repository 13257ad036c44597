/// The view models of the built-in templates.
enum ViewModelFiles {
    static let viewModel = TextFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            {{^empty}}
            {{^dates}}import Binding
            {{#decimals}}import Foundation
            {{#dates}}import Wayline
            {{#value}}{{#secrets}}{{^dates}}import WaylineRouting

            {{^shared}}
            {{#fields}}
            {{#choice}}
            /// The values of `{{field}}`.
            nonisolated enum {{type}}: String, CaseIterable, Codable, Sendable {
                case {{options}}
            }

            {{/choice}}
            {{/fields}}
            {{/shared}}
            {{#value}}
            /// The values of the {{#list}}row{{/list}}{{^list}}screen{{/list}}.
            {{^secrets}}nonisolated struct {{Value}}: Codable, Hashable, Sendable {
            {{#secrets}}struct {{Value}}: ScreenInput {
                {{#fields}}{{#secret}}@Secret var{{/secret}}{{^secret}}let{{/secret}} {{field}}: {{type}}
            }

            {{/value}}
            /// The state and the rules of the screen.
            @MainActor
            final class {{Name}}ViewModel {
                {{#form}}{{#fields}}let {{field}} = Observable({{initial}})
                {{#checked}}private(set) lazy var canFinish = {{rule}}
                {{#selects}}
                /// The row that the user has chosen.
                var selected: {{Value}}?
                {{/selects}}
                {{#service}}private let request = Request<{{Contents}}, {{Service}}Error>()
                {{#input}}{{#service}}private {{/service}}let input: {{Input}}
                {{#service}}private let service: any {{Service}}Service
                {{#makes}}

                init({{#input}}_ input: {{Input}}{{#service}}, {{/service}}{{/input}}{{#service}}{{service}} service: any {{Service}}Service = Memory{{Service}}(){{/service}}) {
                    {{#input}}self.input = input
                    {{#service}}self.service = service
                }
                {{/makes}}
                {{#entry}}

                /// The values; nil if one is missing.
                var entry: {{Value}}? {
                    {{#checked}}guard {{#fields}}{{#required}}{{#text}}!{{field}}.value.isEmpty{{/text}}{{^text}}let {{field}} = {{field}}.value{{/text}}{{and}}{{/required}}{{/fields}} else { return nil }
                    return {{Value}}({{#fields}}{{field}}: {{#maybe}}{{field}}.value.isEmpty ? nil : {{/maybe}}{{field}}{{^unwrapped}}.value{{/unwrapped}}{{separator}}{{/fields}})
                }
                {{/entry}}
                {{#saves}}

                /// The state of saving.
                var saving: RequestSource<Void, {{Service}}Error> { request }

                func save() async {
                    guard let entry else { return }
                    await request.run { () async throws({{Service}}Error) in
                        try await service.save(entry{{#input}}, for: input{{/input}})
                    }
                }
                {{/saves}}
                {{#loaded}}

                var contents: RequestSource<{{Contents}}, {{Service}}Error> { request }

                func load() async {
                    {{^input}}await request.run(service.load)
                    {{#input}}
                    await request.run { () async throws({{Service}}Error) in
                        try await service.load(input)
                    }
                    {{/input}}
                }
                {{/loaded}}
            }
            {{/empty}}

            """#)
}
