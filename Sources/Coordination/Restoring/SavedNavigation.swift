/// What is saved: the state, and the drafts of its screens by the numbers of their entries.
struct SavedNavigation: Codable {
    let state: NavigationState
    let drafts: [SavedDraft]
}

struct SavedDraft: Codable {
    let entry: Int
    let draft: RouteValue
}
