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
            <streams published>{{#form}}{{^dates}}import WaylineStreams

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
            {{#protocol}}
            /// The state and the actions of the screen.
            @MainActor
            protocol {{Name}}ViewModelProtocol: AnyObject {
                <closures streams>{{#form}}{{#fields}}var {{field}}: Observable<{{state}}> { get }
                <published>{{#form}}{{#fields}}var {{field}}: {{state}} { get set }
                <published>{{#form}}{{#fields}}var {{field}}Publisher: Observable<{{state}}> { get }
                {{#checked}}var canFinish: Derived<Bool> { get }
                {{#entry}}var entry: {{Value}}? { get }
                <streams>{{#ends}}var done: Signal<Void> { get }
                <streams>{{#ends}}var finished: AnyPublisher<Void, Never> { get }
                {{#selects}}var selected: {{Value}}? { get set }
                {{#saves}}var saving: RequestSource<Void, {{Service}}Error> { get }
                {{#loaded}}var contents: RequestSource<{{Contents}}, {{Service}}Error> { get }
                {{#service}}

                {{#saves}}func save() async
                {{#loaded}}func load() async
                {{/service}}
            }

            {{/protocol}}
            /// The state and the rules of the screen.
            @MainActor
            <closures streams>final class {{Name}}ViewModel{{#protocol}}: {{Name}}ViewModelProtocol{{/protocol}} {
            <published>final class {{Name}}ViewModel{{#form}}: ObservableObject{{#protocol}}, {{/protocol}}{{/form}}{{^form}}{{#protocol}}: {{/protocol}}{{/form}}{{#protocol}}{{Name}}ViewModelProtocol{{/protocol}} {
                <closures streams>{{#form}}{{#fields}}let {{field}} = Observable({{initial}})
                <published>{{#form}}{{#fields}}@Published var {{field}} = {{initial}}
                <published>{{#protocol}}{{#form}}{{#fields}}var {{field}}Publisher: Observable<{{state}}> { ${{field}} }
                <closures streams>{{#checked}}private(set) lazy var canFinish = {{rule}}
                <published>{{#checked}}private(set) lazy var canFinish = {{publishedRule}}
                <streams>{{#ends}}let done = Signal<Void>()
                <streams>{{#ends}}{{#checked}}private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
                <streams>{{#ends}}{{#checked}}    .eraseToAnyPublisher()
                <streams>{{#ends}}{{^checked}}private(set) lazy var finished = done.eraseToAnyPublisher()
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
                    {{#checked}}guard {{#fields}}{{#required}}{{#text}}!{{field}}<.value>.isEmpty{{/text}}{{^text}}let {{field}} = {{field}}<.value>{{/text}}{{and}}{{/required}}{{/fields}} else { return nil }
                    return {{Value}}({{#fields}}{{field}}: {{#maybe}}{{field}}<.value>.isEmpty ? nil : {{/maybe}}{{field}}{{^unwrapped}}<.value>{{/unwrapped}}{{separator}}{{/fields}})
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
