// swift-format-ignore-file
//  A to-do list in the manner of older tutorials: a table in a plain controller, cells without
//  registration, editing with moves, and an alert-free text field at the bottom.

import UIKit

struct Todo {
    var title: String
    var isDone = false
}

class TodoListViewController: UIViewController {

    var todos: [[Todo]] = [
        [Todo(title: "Milk"), Todo(title: "Bread"), Todo(title: "Tea")],
        [Todo(title: "Rent", isDone: true)],
    ]
    let tableView = UITableView(frame: .zero, style: .grouped)
    let textField = UITextField()
    let cellId = "TodoCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "To do"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.delegate = self
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.frame.size.height -= 1
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        textField.placeholder = "New"
        textField.borderStyle = .roundedRect
        textField.delegate = self
        textField.frame = CGRect(x: 0, y: view.bounds.height - 1, width: view.bounds.width, height: 1)
        textField.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(textField)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
}

extension TodoListViewController: UITableViewDataSource {

    func numberOfSections(in tableView: UITableView) -> Int {
        return todos.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return todos[section].count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Open" : "Done"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: cellId)
        if cell == nil {
            cell = UITableViewCell(style: .value1, reuseIdentifier: cellId)
        }
        let todo = todos[indexPath.section][indexPath.row]
        cell.textLabel?.text = todo.title
        cell.detailTextLabel?.text = "\(todo.title.count)"
        cell.accessoryType = todo.isDone ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let todo = todos[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        todos[destinationIndexPath.section].insert(todo, at: destinationIndexPath.row)
    }
}

extension TodoListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 1
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return }
        var todo = todos[0].remove(at: indexPath.row)
        todo.isDone = true
        todos[1].insert(todo, at: 0)
        tableView.beginUpdates()
        tableView.deleteRows(at: [indexPath], with: .left)
        tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .right)
        tableView.endUpdates()
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, completion in
            self?.todos[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        bin.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [bin])
    }
}

extension TodoListViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        todos[0].append(Todo(title: text))
        tableView.insertRows(at: [IndexPath(row: todos[0].count - 1, section: 0)], with: .bottom)
        textField.text = ""
        textField.resignFirstResponder()
        return true
    }
}
