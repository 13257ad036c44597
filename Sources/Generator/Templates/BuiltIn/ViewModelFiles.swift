/// The view models of the built-in templates.
enum ViewModelFiles {
    static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            {{#model}}
            {{^dates}}
            import Binding
            {{/dates}}
            {{#decimals}}
            import Foundation
            {{/decimals}}
            {{#dates}}
            import Wayline
            {{/dates}}
            <streams published>
            {{^dates}}
            {{#form}}
            import WaylineStreams
            {{/form}}
            {{/dates}}
            </>

            {{#fields}}
            {{#choice}}
            /// The values of `{{field}}`.
            nonisolated enum {{type}}: String, CaseIterable, Codable, Sendable {
                case {{options}}
            }

            {{/choice}}
            {{/fields}}
            {{#value}}
            /// The values of the {{#list}}row{{/list}}{{^list}}screen{{/list}}.
            nonisolated struct {{Value}}: Codable, Hashable, Sendable {
                {{#fields}}
                let {{field}}: {{type}}
                {{/fields}}
            }

            {{/value}}
            {{#protocol}}
            /// The state and the actions of the screen.
            @MainActor
            protocol {{Name}}ViewModelProtocol: AnyObject {
                {{#form}}
                {{#fields}}
                <closures streams>
                var {{field}}: Observable<{{state}}> { get }
                </>
                <published>
                var {{field}}: {{state}} { get set }
                var {{field}}Publisher: Observable<{{state}}> { get }
                </>
                {{/fields}}
                {{#checked}}

                /// True if nothing is missing.
                <closures streams>
                var canFinish: Derived<Bool> { get }
                </>
                <published>
                var canFinish: Bool { get }
                var canFinishPublisher: ValueSource<Bool> { get }
                </>
                {{/checked}}
                {{#entry}}

                /// The values; nil if one is missing.
                var entry: {{Value}}? { get }
                {{/entry}}
                {{#service}}
                var saving: RequestSource<Void, {{Service}}Error> { get }

                func save() async
                {{/service}}
                <streams>
                {{^service}}

                /// Receives an event when the user is done.
                var done: Signal<Void> { get }

                /// Publishes an event when the user is done and nothing is missing.
                var finished: AnyPublisher<Void, Never> { get }
                {{/service}}
                </>
                {{/form}}
                {{#loaded}}
                var contents: RequestSource<{{Contents}}, {{Service}}Error> { get }
                {{#selects}}
                var selected: {{Value}}? { get set }
                {{/selects}}

                func load() async
                {{/loaded}}
            }

            {{/protocol}}
            /// The state and the rules of the screen.
            @MainActor
            <closures streams>
            final class {{Name}}ViewModel{{#protocol}}: {{Name}}ViewModelProtocol{{/protocol}} {
            </>
            <published>
            final class {{Name}}ViewModel{{#form}}: ObservableObject{{#protocol}}, {{/protocol}}{{/form}}{{^form}}{{#protocol}}: {{/protocol}}{{/form}}{{#protocol}}{{Name}}ViewModelProtocol{{/protocol}} {
            </>
                {{#form}}
                {{#fields}}
                <closures streams>
                let {{field}} = Observable({{initial}})
                </>
                <published>
                @Published var {{field}} = {{initial}}
                </>
                {{/fields}}
                {{#checked}}
                <closures streams>
                private(set) lazy var canFinish = {{rule}}
                </>
                <published>
                @Published private(set) var canFinish = false
                </>
                {{/checked}}
                <streams>
                {{^service}}
                let done = Signal<Void>()
                {{#checked}}
                private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
                    .eraseToAnyPublisher()
                {{/checked}}
                {{^checked}}
                private(set) lazy var finished = done.eraseToAnyPublisher()
                {{/checked}}
                {{/service}}
                </>
                <published>
                {{#protocol}}
                {{#fields}}
                var {{field}}Publisher: Observable<{{state}}> { ${{field}} }
                {{/fields}}
                {{#checked}}
                var canFinishPublisher: ValueSource<Bool> { $canFinish }
                {{/checked}}
                {{/protocol}}
                </>
                {{#service}}
                private let request = Request<Void, {{Service}}Error>()
                {{/service}}
                {{/form}}
                {{#loaded}}
                {{#selects}}
                /// The row that the user has chosen.
                var selected: {{Value}}?
                {{/selects}}
                private let request = Request<{{Contents}}, {{Service}}Error>()
                {{/loaded}}
                {{#input}}
                {{#service}}private {{/service}}let input: {{Input}}
                {{/input}}
                {{#service}}
                private let service: any {{Service}}Service
                {{/service}}
                {{#makes}}

                init({{#input}}_ input: {{Input}}{{#service}}, {{/service}}{{/input}}{{#service}}{{service}} service: any {{Service}}Service = Memory{{Service}}(){{/service}}) {
                    {{#input}}
                    self.input = input
                    {{/input}}
                    {{#service}}
                    self.service = service
                    {{/service}}
                    <published>
                    {{#form}}
                    {{#checked}}
                    {{publishedRule}}.assign(to: &$canFinish)
                    {{/checked}}
                    {{/form}}
                    </>
                }
                {{/makes}}
                <published>
                {{^makes}}
                {{#checked}}

                init() {
                    {{publishedRule}}.assign(to: &$canFinish)
                }
                {{/checked}}
                {{/makes}}
                </>
                {{#entry}}

                /// The values; nil if one is missing.
                var entry: {{Value}}? {
                    {{#checked}}
                    guard {{#fields}}{{#required}}{{#text}}!{{field}}<.value>.isEmpty{{/text}}{{^text}}let {{field}} = {{field}}<.value>{{/text}}{{and}}{{/required}}{{/fields}} else { return nil }
                    {{/checked}}
                    return {{Value}}({{#fields}}{{field}}: {{#typedValue}}{{field}}{{^required}}<.value>{{/required}}{{/typedValue}}{{^typedValue}}{{#maybe}}{{field}}<.value>.isEmpty ? nil : {{/maybe}}{{field}}<.value>{{/typedValue}}{{separator}}{{/fields}})
                }
                {{/entry}}
                {{#form}}
                {{#service}}

                /// The state of saving.
                var saving: RequestSource<Void, {{Service}}Error> { request }

                func save() async {
                    guard let entry else { return }
                    await request.run { () async throws({{Service}}Error) in
                        try await service.save(entry{{#input}}, for: input{{/input}})
                    }
                }
                {{/service}}
                {{/form}}
                {{#loaded}}

                var contents: RequestSource<{{Contents}}, {{Service}}Error> { request }

                func load() async {
                    {{^input}}
                    await request.run(service.load)
                    {{/input}}
                    {{#input}}
                    await request.run { () async throws({{Service}}Error) in
                        try await service.load(input)
                    }
                    {{/input}}
                }
                {{/loaded}}
            }
            {{/model}}

            """#)
}
