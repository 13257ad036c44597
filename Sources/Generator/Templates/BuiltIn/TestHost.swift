/// The coordinator of a generated test, which shows the screen over another one.
enum TestHost {
    static let text = #"""
        /// Shows the screen over another one.
        private final class FlowHost: Coordinator {
            static let flow = Flow<FlowHost>(.init("host")) {
                ScreenRoute(.init("host")) { _ in HostScreen() }
                {{#coordinator}}
                {{#form}}
                ChildFlow(.{{name}}) { {{#service}}host{{/service}}{{^service}}_{{/service}} in
                    {{Name}}Coordinator({{#service}}{{service}}: host.service{{/service}})
                } onResult: { host, result in
                    host.results.append(result)
                    return .stay
                }
                {{/form}}
                {{^form}}
                ChildFlow(.{{name}}) { {{#service}}host{{/service}}{{^service}}_{{/service}} in
                    {{Name}}Coordinator({{#service}}{{service}}: host.service{{/service}})
                }
                {{/form}}
                {{/coordinator}}
                {{^coordinator}}
                {{#service}}
                ScreenRoute(.{{name}}) { host{{#input}}, input{{/input}} in
                    {{Name}}Screen(viewModel: {{Name}}ViewModel({{#input}}input, {{/input}}{{service}}: host.service))
                }
                {{/service}}
                {{^service}}
                ScreenRoute(.{{name}}) { _{{#input}}, input{{/input}} in {{Name}}Screen({{#input}}{{#model}}viewModel: {{Name}}ViewModel(input){{/model}}{{^model}}input{{/model}}{{/input}}) }
                {{/service}}
                {{/coordinator}}
                {{#routes}}
                ScreenRoute(.{{target}}) { {{#targetInput}}_, {{/targetInput}}_ in HostScreen() }
                {{/routes}}
            }
            {{#form}}
            {{#coordinator}}

            var results: [FlowResult<{{Value}}>] = []
            {{/coordinator}}
            {{/form}}
            {{#service}}

            let service = Unsteady{{Service}}()
            {{/service}}
        }

        private final class HostScreen: Screen {}

        """#
}
