/// The template `closures`: values that are bound by closures.
enum ClosuresFiles {
    static var all: [TemplateFile] {
        CommonFiles.all + ScreenFiles(reading: ".value").all
            + [viewModel, viewModelTests, ValueFiles.childViewModel]
    }

    private static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            internal import Binding

            {{#protocol}}
            /// The state and the actions of the screen.
            @MainActor
            protocol {{Name}}ViewModelProtocol: AnyObject {
                var name: Observable<String> { get }

                /// True if there is a name.
                var canFinish: Derived<Bool> { get }
            }

            {{/protocol}}
            /// The state and the rules of the screen.
            @MainActor
            final class {{Name}}ViewModel{{#protocol}}: {{Name}}ViewModelProtocol{{/protocol}} {
                let name = Observable("")
                private(set) lazy var canFinish = name.map { !$0.isEmpty }
            }

            """#)

    private static let viewModelTests = TemplateFile(
        path: "tests/{{Name}}ViewModelTests.swift",
        text: #"""
            import Binding
            import XCTest

            @testable import {{module}}

            @MainActor
            final class {{Name}}ViewModelTests: XCTestCase {
                func testFinishingRequiresAName() async {
                    let viewModel = {{Name}}ViewModel()
                    XCTAssertFalse(viewModel.canFinish.value)
                    viewModel.name.value = "An"
                    XCTAssertTrue(viewModel.canFinish.value)
                }
            }

            """#)
}
