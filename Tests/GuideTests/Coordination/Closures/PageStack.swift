/// What a navigation controller is to a coordinator: a stack that the user can pop too.
@MainActor
final class PageStack {
    private(set) var pages: [AnyObject] = []

    func push(_ page: AnyObject) {
        pages.append(page)
    }

    func pop() {
        pages.removeLast()
    }
}
